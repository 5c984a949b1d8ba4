CREATE TABLE "report_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"terms" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "share_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_share_id_report_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."report_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_shares_report_id_index" ON "report_shares" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "share_openings_share_id_index" ON "share_openings" USING btree ("share_id");
--> statement-breakpoint
ALTER TABLE "report_shares" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_shares" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_openings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "share_openings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "report_shares", "share_openings" TO attesta_system;
--> statement-breakpoint
CREATE POLICY report_shares_system ON "report_shares" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY share_openings_system ON "share_openings" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The person gives out and ends; a recipient comes by the system's look at the link's secret, which also keeps that it was opened.
GRANT SELECT, INSERT, UPDATE ON "report_shares" TO attesta_api;
--> statement-breakpoint
GRANT SELECT ON "share_openings" TO attesta_api;
--> statement-breakpoint
CREATE POLICY report_shares_own ON "report_shares" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY share_openings_own ON "share_openings" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
