CREATE TABLE "consent_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"language" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"file_key" text NOT NULL,
	"size" bigint,
	"ticket_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_copies_ticketHash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revoked_reports" (
	"qr_token_hash" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proofs_email_hash_index" ON "consent_proofs" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "data_copies_user_id_index" ON "data_copies" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "data_copies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "data_copies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consent_proofs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "consent_proofs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "receipts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "receipts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "revoked_reports" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "revoked_reports" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "data_copies", "consent_proofs", "receipts", "revoked_reports" TO attesta_system;
--> statement-breakpoint
CREATE POLICY data_copies_system ON "data_copies" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY consent_proofs_system ON "consent_proofs" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY receipts_system ON "receipts" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY revoked_reports_system ON "revoked_reports" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A person orders, sees and fetches their own copy; what is left after an erasure nobody sees but the house.
GRANT SELECT, INSERT, UPDATE ON "data_copies" TO attesta_api;
--> statement-breakpoint
CREATE POLICY data_copies_own ON "data_copies" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
