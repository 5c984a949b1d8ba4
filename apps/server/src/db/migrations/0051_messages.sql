CREATE TABLE "applicant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid,
	"is_from_applicant" boolean NOT NULL,
	"text" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_messages" ADD CONSTRAINT "applicant_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_messages_application_id_index" ON "applicant_messages" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicant_messages_company_id_index" ON "applicant_messages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_messages_member_id_index" ON "applicant_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "message_templates_company_id_index" ON "message_templates" USING btree ("company_id");
--> statement-breakpoint
ALTER TABLE "applicant_messages" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "applicant_messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "applicant_messages" TO attesta_system;
--> statement-breakpoint
-- What was written stays; either side says that it has read it.
GRANT SELECT, INSERT, UPDATE ("read_at") ON "applicant_messages" TO attesta_api;
--> statement-breakpoint
CREATE POLICY applicant_messages_system ON "applicant_messages" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company writes to its own applicants only: the inner select sees what the applications' own policy shows.
CREATE POLICY applicant_messages_of_company ON "applicant_messages" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "applicant_messages"."application_id" AND "own"."company_id" = (SELECT app_company())));
--> statement-breakpoint
CREATE POLICY applicant_messages_read_own ON "applicant_messages" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY applicant_messages_mark_own ON "applicant_messages" FOR UPDATE TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
ALTER TABLE "message_templates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "message_templates" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "message_templates" TO attesta_system, attesta_api;
--> statement-breakpoint
CREATE POLICY message_templates_system ON "message_templates" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY message_templates_of_company ON "message_templates" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
