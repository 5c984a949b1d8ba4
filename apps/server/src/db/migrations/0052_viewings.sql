CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid,
	"state" text NOT NULL,
	"slots" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"minutes" integer NOT NULL,
	"place" "bytea" NOT NULL,
	"sequence" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_open" ON "viewings" USING btree ("application_id") WHERE state in ('proposed', 'agreed');--> statement-breakpoint
CREATE INDEX "viewings_application_id_index" ON "viewings" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "viewings_company_id_index" ON "viewings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "viewings_member_id_index" ON "viewings" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "viewings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "viewings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "viewings" TO attesta_system;
--> statement-breakpoint
-- The company moves and cancels; whose it is and what was proposed stays.
GRANT SELECT, INSERT, UPDATE ("state", "starts_at", "sequence", "changed_at") ON "viewings" TO attesta_api;
--> statement-breakpoint
CREATE POLICY viewings_system ON "viewings" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company proposes to its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY viewings_of_company ON "viewings" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "viewings"."application_id" AND "own"."company_id" = (SELECT app_company())));
--> statement-breakpoint
-- The answer is written by the platform, with the history.
CREATE POLICY viewings_read_own ON "viewings" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
