CREATE TABLE "paper_marks" (
	"document_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "paper_marks_document_id_kind_mark_pk" PRIMARY KEY("document_id","kind","mark")
);
--> statement-breakpoint
ALTER TABLE "paper_marks" ADD CONSTRAINT "paper_marks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_marks_mark_index" ON "paper_marks" USING btree ("mark");
--> statement-breakpoint
ALTER TABLE "paper_marks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "paper_marks" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "paper_marks" TO attesta_system;
--> statement-breakpoint
CREATE POLICY paper_marks_system ON "paper_marks" TO attesta_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Whoever takes a paper back takes its marks with it; nobody sees another's.
GRANT SELECT, DELETE ON "paper_marks" TO attesta_api;
--> statement-breakpoint
CREATE POLICY paper_marks_own ON "paper_marks" TO attesta_api USING (user_id = (SELECT app_user()));
