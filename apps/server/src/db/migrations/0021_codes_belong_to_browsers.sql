ALTER TABLE "email_codes" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "link_expires_at" timestamp with time zone;