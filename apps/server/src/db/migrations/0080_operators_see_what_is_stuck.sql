-- An operator sees of which company a document is not read, which payment has no report, and how many reviews are late: never of whom.
GRANT SELECT ("application_id") ON "documents" TO attesta_operator;
--> statement-breakpoint
GRANT SELECT ("application_id") ON "reports" TO attesta_operator;
--> statement-breakpoint
CREATE POLICY reports_desk ON "reports" FOR SELECT TO attesta_operator USING (true);
--> statement-breakpoint
GRANT SELECT ("id", "state", "due_at") ON "reviews" TO attesta_operator;
--> statement-breakpoint
CREATE POLICY reviews_desk ON "reviews" FOR SELECT TO attesta_operator USING (true);
