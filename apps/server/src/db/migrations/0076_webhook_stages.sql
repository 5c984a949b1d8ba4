ALTER TABLE "webhook_deliveries" ADD COLUMN "stage_before" text;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "stage_after" text;