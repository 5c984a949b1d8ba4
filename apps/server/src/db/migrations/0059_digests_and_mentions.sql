CREATE TABLE "note_mentions" (
	"note_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "note_mentions_note_id_member_id_pk" PRIMARY KEY("note_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digest" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digest_sent_on" text;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_household_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."household_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mentions_member_id_application_id_index" ON "note_mentions" USING btree ("member_id","application_id");--> statement-breakpoint
CREATE INDEX "note_mentions_application_id_index" ON "note_mentions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "note_mentions_company_id_index" ON "note_mentions" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "note_mentions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "note_mentions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "note_mentions" TO attesta_system, attesta_api;
--> statement-breakpoint
CREATE POLICY note_mentions_system ON "note_mentions" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY note_mentions_of_company ON "note_mentions" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()) AND EXISTS (SELECT 1 FROM "applications" "own" WHERE "own"."id" = "note_mentions"."application_id" AND "own"."company_id" = (SELECT app_company())));
