CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_readings" ADD COLUMN "member_id" uuid;
--> statement-breakpoint
ALTER TABLE "report_readings" DROP CONSTRAINT "report_readings_pkey";
--> statement-breakpoint
-- What a company has read counts as read by each of its colleagues. Forced row security binds the owner, who migrates: it is lifted for these statements.
ALTER TABLE "report_readings" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "members" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "report_readings" ("report_id", "application_id", "company_id", "member_id", "read_at")
SELECT "r"."report_id", "r"."application_id", "r"."company_id", "m"."id", "r"."read_at" FROM "report_readings" "r" JOIN "members" "m" ON "m"."company_id" = "r"."company_id" AND "m"."removed_at" IS NULL;
--> statement-breakpoint
DELETE FROM "report_readings" WHERE "member_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "members" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_readings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "report_readings" ALTER COLUMN "member_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_report_id_member_id_pk" PRIMARY KEY("report_id","member_id");--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("member_id","page","name");--> statement-breakpoint
CREATE INDEX "saved_views_company_id_index" ON "saved_views" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_readings_member_id_index" ON "report_readings" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "saved_views" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "saved_views" TO attesta_system, attesta_api;
--> statement-breakpoint
CREATE POLICY saved_views_system ON "saved_views" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY saved_views_of_company ON "saved_views" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
