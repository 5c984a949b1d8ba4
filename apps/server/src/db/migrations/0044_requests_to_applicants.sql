CREATE TABLE "applicant_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"type" text,
	"months" text[] DEFAULT '{}' NOT NULL,
	"question" "bytea",
	"asked_at" timestamp with time zone NOT NULL,
	"answer" "bytea",
	"answered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applicant_requests" ADD CONSTRAINT "applicant_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_requests" ADD CONSTRAINT "applicant_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_requests" ADD CONSTRAINT "applicant_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_requests_application_id_index" ON "applicant_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicant_requests_company_id_index" ON "applicant_requests" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_requests_member_id_index" ON "applicant_requests" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "applicant_requests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "applicant_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "applicant_requests" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("withdrawn_at") ON "applicant_requests" TO attesta_api;
--> statement-breakpoint
CREATE POLICY applicant_requests_system ON "applicant_requests" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company asks its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY applicant_requests_of_company ON "applicant_requests" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "applicant_requests"."application_id" AND "own"."company_id" = (SELECT app_company())));
--> statement-breakpoint
CREATE POLICY applicant_requests_read_own ON "applicant_requests" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
