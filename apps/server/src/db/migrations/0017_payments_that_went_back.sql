ALTER TABLE "payments" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute" text;
--> statement-breakpoint
-- An operator sees which payments went back or are called into question: of which company, never of whom.
GRANT SELECT ("id", "application_id", "amount_cents", "paid_at", "account", "refunded_cents", "dispute") ON "payments" TO attesta_operator;
--> statement-breakpoint
CREATE POLICY payments_desk ON "payments" FOR SELECT TO attesta_operator USING (true);
