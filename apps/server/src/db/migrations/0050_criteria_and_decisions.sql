CREATE TABLE "decision_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid,
	"preset" text,
	"text" text,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "household_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid,
	"member_id" uuid,
	"outcome" text NOT NULL,
	"is_another_chosen" boolean NOT NULL,
	"criteria" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"notice_due_at" timestamp with time zone,
	"notice_sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "decision_criteria" ADD CONSTRAINT "decision_criteria_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_criteria" ADD CONSTRAINT "decision_criteria_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_criteria" ADD CONSTRAINT "decision_criteria_set_by_members_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_decisions" ADD CONSTRAINT "household_decisions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_decisions" ADD CONSTRAINT "household_decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_decisions" ADD CONSTRAINT "household_decisions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_criteria_company_id_index" ON "decision_criteria" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "decision_criteria_listing_id_index" ON "decision_criteria" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "decision_criteria_set_by_index" ON "decision_criteria" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "household_decisions_application_id_index" ON "household_decisions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "household_decisions_company_id_decided_at_index" ON "household_decisions" USING btree ("company_id","decided_at");--> statement-breakpoint
CREATE INDEX "household_decisions_member_id_index" ON "household_decisions" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "decision_criteria" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "decision_criteria" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "decision_criteria" TO attesta_system;
--> statement-breakpoint
-- A criterion ends; what it says is never changed.
GRANT SELECT, INSERT, UPDATE ("ended_at") ON "decision_criteria" TO attesta_api;
--> statement-breakpoint
CREATE POLICY decision_criteria_system ON "decision_criteria" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY decision_criteria_of_company ON "decision_criteria" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
--> statement-breakpoint
ALTER TABLE "household_decisions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "household_decisions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "household_decisions" TO attesta_system;
--> statement-breakpoint
-- A decision is made once; a member asks for its email or takes that back.
GRANT SELECT, INSERT, UPDATE ("notice_due_at") ON "household_decisions" TO attesta_api;
--> statement-breakpoint
CREATE POLICY household_decisions_system ON "household_decisions" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company decides on its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY household_decisions_of_company ON "household_decisions" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "household_decisions"."application_id" AND "own"."company_id" = (SELECT app_company())));
