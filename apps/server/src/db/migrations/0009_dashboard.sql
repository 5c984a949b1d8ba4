CREATE TABLE "listing_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"email_hash" text NOT NULL,
	"day" text NOT NULL,
	"email" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_invitations" ADD CONSTRAINT "listing_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_invitations" ADD CONSTRAINT "listing_invitations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_invitations_listing_id_email_hash_day_index" ON "listing_invitations" USING btree ("listing_id","email_hash","day");
--> statement-breakpoint
ALTER TABLE "listing_invitations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "listing_invitations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "listing_invitations" TO attesta_system;
--> statement-breakpoint
CREATE POLICY listing_invitations_system ON "listing_invitations" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A company sees whom it wrote to itself.
GRANT SELECT, INSERT ON "listing_invitations" TO attesta_api;
--> statement-breakpoint
CREATE POLICY listing_invitations_own ON "listing_invitations" TO attesta_api USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));
