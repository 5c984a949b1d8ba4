-- Which key the entry's hash was made with. Null: written before the chain was keyed, as plain SHA-256.
ALTER TABLE "audit_log" ADD COLUMN "key_id" text;
