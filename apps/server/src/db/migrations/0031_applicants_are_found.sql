CREATE TABLE "applicant_words" (
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "applicant_words_application_id_word_pk" PRIMARY KEY("application_id","word")
);
--> statement-breakpoint
ALTER TABLE "applicant_words" ADD CONSTRAINT "applicant_words_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_words" ADD CONSTRAINT "applicant_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_words_company_id_word_index" ON "applicant_words" USING btree ("company_id","word");
--> statement-breakpoint
ALTER TABLE "applicant_words" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "applicant_words" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "applicant_words" TO attesta_system;
--> statement-breakpoint
CREATE POLICY applicant_words_system ON "applicant_words" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "applicant_words" TO attesta_api;
--> statement-breakpoint
-- An applicant's own application is made findable in their own scope; the company looks it up.
CREATE POLICY applicant_words_own ON "applicant_words" TO attesta_api USING (application_id IN (SELECT id FROM "applications" WHERE user_id = (SELECT app_user()))) WITH CHECK (application_id IN (SELECT id FROM "applications" WHERE user_id = (SELECT app_user())));
--> statement-breakpoint
CREATE POLICY applicant_words_of_company ON "applicant_words" FOR SELECT TO attesta_api USING (company_id = (SELECT app_company()));
