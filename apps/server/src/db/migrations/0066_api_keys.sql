CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_keys_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_company_id_index" ON "api_keys" USING btree ("company_id");--> statement-breakpoint
alter table api_keys enable row level security;--> statement-breakpoint
alter table api_keys force row level security;--> statement-breakpoint
grant select, insert, update, delete on api_keys to attesta_system;--> statement-breakpoint
create policy api_keys_system on api_keys to attesta_system using (true) with check (true);--> statement-breakpoint
grant select, insert, update on api_keys to attesta_api;--> statement-breakpoint
create policy api_keys_own on api_keys to attesta_api using (company_id = (select app_company())) with check (company_id = (select app_company()));
