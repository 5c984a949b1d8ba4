CREATE TABLE "sealed_entries" (
	"shortlist_id" uuid NOT NULL,
	"label" text NOT NULL,
	"company_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"bands" jsonb NOT NULL,
	CONSTRAINT "sealed_entries_shortlist_id_label_pk" PRIMARY KEY("shortlist_id","label")
);
--> statement-breakpoint
CREATE TABLE "sealed_shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"criteria" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"chosen_label" text,
	"stands" jsonb
);
--> statement-breakpoint
ALTER TABLE "sealed_entries" ADD CONSTRAINT "sealed_entries_shortlist_id_sealed_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."sealed_shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_entries" ADD CONSTRAINT "sealed_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_entries" ADD CONSTRAINT "sealed_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_shortlists" ADD CONSTRAINT "sealed_shortlists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_shortlists" ADD CONSTRAINT "sealed_shortlists_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_shortlists" ADD CONSTRAINT "sealed_shortlists_started_by_members_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_shortlists" ADD CONSTRAINT "sealed_shortlists_ended_by_members_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sealed_entries_application_id_index" ON "sealed_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sealed_entries_company_id_index" ON "sealed_entries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sealed_shortlists_company_id_started_at_index" ON "sealed_shortlists" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE INDEX "sealed_shortlists_listing_id_index" ON "sealed_shortlists" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "sealed_shortlists_started_by_index" ON "sealed_shortlists" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "sealed_shortlists_ended_by_index" ON "sealed_shortlists" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "sealed_shortlists" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sealed_shortlists" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sealed_shortlists" TO attesta_system;
--> statement-breakpoint
-- A protocol is ended once and never deleted by the company.
GRANT SELECT, INSERT, UPDATE ON "sealed_shortlists" TO attesta_api;
--> statement-breakpoint
CREATE POLICY sealed_shortlists_system ON "sealed_shortlists" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY sealed_shortlists_of_company ON "sealed_shortlists" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
--> statement-breakpoint
ALTER TABLE "sealed_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sealed_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sealed_entries" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON "sealed_entries" TO attesta_api;
--> statement-breakpoint
CREATE POLICY sealed_entries_system ON "sealed_entries" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY sealed_entries_of_company ON "sealed_entries" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "sealed_entries"."application_id" AND "own"."company_id" = (SELECT app_company())));
