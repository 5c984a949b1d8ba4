CREATE TABLE "partner_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid,
	"jti_hash" text NOT NULL,
	"email_hash" text NOT NULL,
	"person" "bytea" NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"user_id" uuid,
	"application_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"algorithm" text NOT NULL,
	"public_key" text,
	"secret" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "partner_keys_kid_unique" UNIQUE("kid")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"application_id" uuid,
	"listing_id" uuid,
	"happened_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "partner_grants" ADD CONSTRAINT "partner_grants_key_id_partner_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_grants" ADD CONSTRAINT "partner_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_grants_key_id_jti_hash_index" ON "partner_grants" USING btree ("key_id","jti_hash");--> statement-breakpoint
CREATE INDEX "partner_grants_email_hash_index" ON "partner_grants" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "partner_grants_user_id_index" ON "partner_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_keys_company_id_index" ON "partner_keys" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_subject_id_index" ON "webhook_deliveries" USING btree ("endpoint_id","event","subject_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_company_id_index" ON "webhook_deliveries" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_company_id_index" ON "webhook_endpoints" USING btree ("company_id");
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['partner_keys', 'partner_grants', 'webhook_endpoints', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to attesta_system', name);
    execute format('create policy %I on %I to attesta_system using (true) with check (true)', name || '_system', name);
  end loop;
  -- What a company settles in the dashboard. Grants are the house's alone.
  foreach name in array array['partner_keys', 'webhook_endpoints', 'webhook_deliveries'] loop
    execute format('grant select, insert, update on %I to attesta_api', name);
    execute format('create policy %I on %I to attesta_api using (company_id = (select app_company())) with check (company_id = (select app_company()))', name || '_own', name);
  end loop;
end $$;
