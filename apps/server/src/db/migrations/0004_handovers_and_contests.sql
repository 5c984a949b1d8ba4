CREATE TABLE "contests" (
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"comment" "bytea" NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contests_document_id_code_pk" PRIMARY KEY("document_id","code")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"link_hash" text NOT NULL,
	"token_hash" text,
	"slots" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "handovers_linkHash_unique" UNIQUE("link_hash"),
	CONSTRAINT "handovers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "handover_id" uuid;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contests_application_id_index" ON "contests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "handovers_application_id_index" ON "handovers" USING btree ("application_id");
--> statement-breakpoint
ALTER TABLE "handovers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "handovers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contests" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "contests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "handovers", "contests" TO attesta_system;
--> statement-breakpoint
CREATE POLICY handovers_system ON "handovers" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY contests_system ON "contests" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Whoever begins a hand-over sees and ends it; the phone itself comes by the system's look at its secret.
GRANT SELECT, INSERT, UPDATE ON "handovers", "contests" TO attesta_api;
--> statement-breakpoint
CREATE POLICY handovers_own ON "handovers" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
CREATE POLICY contests_own ON "contests" TO attesta_api USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
