CREATE TABLE "household_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"before" text,
	"after" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid,
	"text" "bytea" NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_work" (
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"assignee_id" uuid,
	"due_on" text,
	"version" integer NOT NULL,
	CONSTRAINT "household_work_application_id_company_id_pk" PRIMARY KEY("application_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "household_changes" ADD CONSTRAINT "household_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_changes" ADD CONSTRAINT "household_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_changes" ADD CONSTRAINT "household_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "household_changes_application_id_index" ON "household_changes" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "household_changes_company_id_index" ON "household_changes" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "household_changes_member_id_index" ON "household_changes" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "household_notes" ADD CONSTRAINT "household_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_notes" ADD CONSTRAINT "household_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_notes" ADD CONSTRAINT "household_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "household_notes_application_id_index" ON "household_notes" USING btree ("application_id");
--> statement-breakpoint
CREATE INDEX "household_notes_company_id_index" ON "household_notes" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "household_notes_member_id_index" ON "household_notes" USING btree ("member_id");
--> statement-breakpoint
ALTER TABLE "household_work" ADD CONSTRAINT "household_work_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_work" ADD CONSTRAINT "household_work_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_work" ADD CONSTRAINT "household_work_assignee_id_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "household_work_company_id_index" ON "household_work" USING btree ("company_id");
--> statement-breakpoint
CREATE INDEX "household_work_assignee_id_index" ON "household_work" USING btree ("assignee_id");
--> statement-breakpoint
ALTER TABLE "household_changes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "household_changes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "household_changes" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON "household_changes" TO attesta_api;
--> statement-breakpoint
CREATE POLICY household_changes_system ON "household_changes" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company writes of its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY household_changes_of_company ON "household_changes" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "household_changes"."application_id" AND "own"."company_id" = (SELECT app_company())));
--> statement-breakpoint
ALTER TABLE "household_notes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "household_notes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "household_notes" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "household_notes" TO attesta_api;
--> statement-breakpoint
CREATE POLICY household_notes_system ON "household_notes" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company writes of its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY household_notes_of_company ON "household_notes" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "household_notes"."application_id" AND "own"."company_id" = (SELECT app_company())));
--> statement-breakpoint
ALTER TABLE "household_work" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "household_work" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "household_work" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "household_work" TO attesta_api;
--> statement-breakpoint
CREATE POLICY household_work_system ON "household_work" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company writes of its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY household_work_of_company ON "household_work" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "household_work"."application_id" AND "own"."company_id" = (SELECT app_company())));
