CREATE INDEX "audit_log_company_id_seq_index" ON "audit_log" USING btree ("company_id","seq");--> statement-breakpoint
-- A company reads what its own people did: the lines, not the hashes that chain them.
GRANT SELECT ("seq", "at", "event", "actor", "actor_id", "application_id", "company_id", "subject_id") ON "audit_log" TO attesta_api;
--> statement-breakpoint
CREATE POLICY audit_log_of_company ON "audit_log" FOR SELECT TO attesta_api USING (company_id = (SELECT app_company()));
