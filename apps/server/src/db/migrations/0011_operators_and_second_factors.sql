CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"contact" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "operators_emailHash_unique" UNIQUE("email_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"holder_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"secret" "bytea" NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"last_step" integer,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"waits_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "monthly_applications" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_operator_id_index" ON "sessions" USING btree ("operator_id");
--> statement-breakpoint
-- The role of an operator's desk. It sees companies, counts and the state of what was sent; no applicant's answers, papers, letters or reports.
do $$
begin
  begin
    create role attesta_operator nologin noinherit;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'attesta_operator', 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
    grant attesta_operator to current_user;
  end if;
  grant usage on schema public to attesta_operator;
end $$;
--> statement-breakpoint
ALTER TABLE "operators" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "operators" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "second_factors" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "operators", "second_factors" TO attesta_system;
--> statement-breakpoint
CREATE POLICY operators_system ON "operators" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY second_factors_system ON "second_factors" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A member sets up their own factor, an owner drops a colleague's.
GRANT SELECT, INSERT, UPDATE, DELETE ON "second_factors" TO attesta_api;
--> statement-breakpoint
CREATE POLICY second_factors_own ON "second_factors" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
--> statement-breakpoint
GRANT SELECT ON "operators", "companies" TO attesta_operator;
--> statement-breakpoint
GRANT UPDATE ("suspended_at", "monthly_applications") ON "companies" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "company_id", "removed_at") ON "members" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "company_id", "archived_at") ON "listings" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "company_id", "created_at", "deleted_at") ON "applications" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "status", "created_at", "deleted_at") ON "documents" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "kind", "created_at", "sent_at", "failed_at", "failure", "tries"), UPDATE ("failed_at", "failure") ON "outbox" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("id", "company_id", "url", "removed_at") ON "webhook_endpoints" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT, UPDATE ("state", "next_attempt_at") ON "webhook_deliveries" TO attesta_operator;
--> statement-breakpoint
CREATE POLICY operators_desk ON "operators" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY companies_desk ON "companies" TO attesta_operator USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY members_desk ON "members" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY listings_desk ON "listings" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY applications_desk ON "applications" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY documents_desk ON "documents" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY outbox_desk ON "outbox" TO attesta_operator USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY webhook_endpoints_desk ON "webhook_endpoints" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
CREATE POLICY webhook_deliveries_desk ON "webhook_deliveries" TO attesta_operator USING (true) WITH CHECK (true);
