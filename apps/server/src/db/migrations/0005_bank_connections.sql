CREATE TABLE "bank_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference_hash" text NOT NULL,
	"status" text NOT NULL,
	"details" "bytea" NOT NULL,
	"asked_at" timestamp with time zone,
	"mapped_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_connections_referenceHash_unique" UNIQUE("reference_hash")
);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_connections" ADD CONSTRAINT "bank_connections_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_connections" ADD CONSTRAINT "bank_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_connections_application_id_index" ON "bank_connections" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "bank_connections" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "bank_connections" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bank_connections" TO attesta_system;
--> statement-breakpoint
CREATE POLICY bank_connections_system ON "bank_connections" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The person begins, watches and ends it; the tab that the bank leads back comes by the system's look at its reference.
GRANT SELECT, INSERT, UPDATE ON "bank_connections" TO attesta_api;
--> statement-breakpoint
CREATE POLICY bank_connections_own ON "bank_connections" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
