CREATE TABLE "credit_checks" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"result" "bytea",
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"page" "bytea" NOT NULL,
	"status" text NOT NULL,
	"result" "bytea",
	"started_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_checks" ADD CONSTRAINT "credit_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_checks" ADD CONSTRAINT "credit_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_application_id_attempt_index" ON "identity_verifications" USING btree ("application_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_provider_reference_index" ON "identity_verifications" USING btree ("provider","reference");--> statement-breakpoint
ALTER TABLE "identity_verifications" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "identity_verifications" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_checks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_checks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "identity_verifications", "credit_checks" TO attesta_system;
--> statement-breakpoint
CREATE POLICY identity_verifications_system ON "identity_verifications" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY credit_checks_system ON "credit_checks" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The person begins an attempt and sees how it stands; how it ended is written by the system, from what the service says.
GRANT SELECT, INSERT ON "identity_verifications" TO attesta_api;
--> statement-breakpoint
CREATE POLICY identity_verifications_own ON "identity_verifications" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
-- The consent is the person's, to give and to take back; the score is written by the system.
GRANT SELECT, INSERT, DELETE ON "credit_checks" TO attesta_api;
--> statement-breakpoint
CREATE POLICY credit_checks_own ON "credit_checks" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
