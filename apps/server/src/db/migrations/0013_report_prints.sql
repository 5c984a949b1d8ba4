CREATE TABLE "report_prints" (
	"report_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_prints_report_id_sha256_pk" PRIMARY KEY("report_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "report_prints" ADD CONSTRAINT "report_prints_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_prints_application_id_index" ON "report_prints" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "report_prints" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_prints" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "report_prints" TO attesta_system;
--> statement-breakpoint
CREATE POLICY report_prints_system ON "report_prints" TO attesta_system USING (true) WITH CHECK (true);
