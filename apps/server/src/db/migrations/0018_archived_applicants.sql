CREATE TABLE "archived_applicants" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "archived_applicants" ADD CONSTRAINT "archived_applicants_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_applicants" ADD CONSTRAINT "archived_applicants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_applicants_company_id_index" ON "archived_applicants" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_index" ON "audit_log" USING btree ("subject_id");
--> statement-breakpoint
ALTER TABLE "archived_applicants" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "archived_applicants" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "archived_applicants" TO attesta_system, attesta_api;
--> statement-breakpoint
CREATE POLICY archived_applicants_system ON "archived_applicants" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY archived_applicants_of_company ON "archived_applicants" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
--> statement-breakpoint
-- What a company put away for good is shown to none of its members, by no way.
ALTER POLICY applications_of_company ON "applications" USING (company_id = (SELECT app_company()) AND NOT EXISTS (SELECT 1 FROM "archived_applicants" "put" WHERE "put"."application_id" = "applications"."id" AND "put"."removed_at" IS NOT NULL));
--> statement-breakpoint
ALTER POLICY reports_of_company ON "reports" USING (company_id = (SELECT app_company()) AND NOT EXISTS (SELECT 1 FROM "archived_applicants" "put" WHERE "put"."application_id" = "reports"."application_id" AND "put"."removed_at" IS NOT NULL));
