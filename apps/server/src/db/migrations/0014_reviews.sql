CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text NOT NULL,
	"change" "bytea" NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid,
	"question" "bytea" NOT NULL,
	"operator_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" "bytea",
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"grounds" text[] NOT NULL,
	"asked_for_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "reviews_applicationId_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"outcome" text NOT NULL,
	"why" "bytea" NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_questions" ADD CONSTRAINT "review_questions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_application_id_index" ON "corrections" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "review_questions_application_id_index" ON "review_questions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "reviews_state_opened_at_index" ON "reviews" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "rulings_application_id_index" ON "rulings" USING btree ("application_id");
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reviews" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "corrections" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "rulings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "rulings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_questions" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "review_questions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What was decided is never changed: it is added to, and goes with its application.
GRANT SELECT, INSERT, DELETE ON "corrections", "rulings" TO attesta_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "reviews", "review_questions" TO attesta_system;
--> statement-breakpoint
CREATE POLICY reviews_system ON "reviews" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY corrections_system ON "corrections" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY rulings_system ON "rulings" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY review_questions_system ON "review_questions" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The person opens a case by a contest or a wish and may take it back; what is decided and asked they only read, and answer.
GRANT SELECT, INSERT, UPDATE, DELETE ON "reviews" TO attesta_api;
--> statement-breakpoint
GRANT SELECT ON "corrections", "rulings", "review_questions" TO attesta_api;
--> statement-breakpoint
GRANT UPDATE ("answer", "answered_at") ON "review_questions" TO attesta_api;
--> statement-breakpoint
CREATE POLICY reviews_own ON "reviews" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY corrections_own ON "corrections" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY rulings_own ON "rulings" FOR SELECT TO attesta_api USING (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY review_questions_own ON "review_questions" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
