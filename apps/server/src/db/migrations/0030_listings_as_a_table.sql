CREATE TABLE "report_readings" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner" "bytea";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "utilities_cents" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "available_from" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "city" text GENERATED ALWAYS AS (nullif(regexp_replace(btrim(substring(address from '\m[0-9]{5}\s+([^,(]+)')), '\s+[A-Z]{2}$', ''), '')) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "needs_attention" boolean;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_readings_company_id_index" ON "report_readings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "report_readings_application_id_index" ON "report_readings" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_company_id_reference_index" ON "listings" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "listings_assignee_id_index" ON "listings" USING btree ("assignee_id");
--> statement-breakpoint
-- What the audit log knows of reports that members opened. Forced row security binds the owner, who migrates: it is lifted for this one statement.
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reports" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "report_readings" ("report_id", "application_id", "company_id", "read_at")
SELECT "r"."id", "r"."application_id", "r"."company_id", min("a"."at") FROM "audit_log" "a" JOIN "reports" "r" ON "r"."id" = "a"."subject_id"
WHERE "a"."actor" = 'member' AND "a"."event" IN ('report.viewed', 'report.compared', 'report.downloaded') AND "r"."company_id" IS NOT NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_readings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_readings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "report_readings" TO attesta_system;
--> statement-breakpoint
CREATE POLICY report_readings_system ON "report_readings" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON "report_readings" TO attesta_api;
--> statement-breakpoint
CREATE POLICY report_readings_of_company ON "report_readings" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
