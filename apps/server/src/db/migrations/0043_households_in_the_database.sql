DROP INDEX "applicant_words_company_id_word_index";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "income_cents" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "rent_share" double precision;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_summarised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applicant_words_company_id_word_application_id_index" ON "applicant_words" USING btree ("company_id","word","application_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_main_application_id_index" ON "applications" USING btree ("main_application_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_households_index" ON "applications" USING btree ("company_id","created_at","id","listing_id","region","user_id") WHERE main_application_id is null and listing_id is not null and deleted_at is null and step >= 2;