CREATE TABLE "audit_pending" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"application_id" uuid,
	"company_id" uuid,
	"subject_id" uuid
);
--> statement-breakpoint
CREATE INDEX "audit_pending_call_id_index" ON "audit_pending" USING btree ("call_id");--> statement-breakpoint
ALTER TABLE "audit_pending" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "audit_pending" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whoever changes something says so in the same transaction. Only the audit log's own role reads it and takes it away.
GRANT INSERT ON "audit_pending" TO attesta_system, attesta_api, attesta_operator;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "audit_pending" TO attesta_audit;
--> statement-breakpoint
CREATE POLICY audit_pending_add ON "audit_pending" FOR INSERT TO attesta_system, attesta_api, attesta_operator, attesta_audit WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY audit_pending_read ON "audit_pending" FOR SELECT TO attesta_audit USING (true);
--> statement-breakpoint
CREATE POLICY audit_pending_take ON "audit_pending" FOR DELETE TO attesta_audit USING (true);
