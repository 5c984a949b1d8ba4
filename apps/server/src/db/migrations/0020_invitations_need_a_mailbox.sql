-- An invitation is seen and taken up by the account whose owner has proven the mailbox: a partner's signature proves none.
CREATE FUNCTION app_proven_email() RETURNS text LANGUAGE sql STABLE AS $$ SELECT email_hash FROM users WHERE id = (SELECT app_user()) AND verified_at IS NOT NULL $$;
--> statement-breakpoint
ALTER POLICY invitations_received ON "invitations" USING (email_hash = (SELECT app_proven_email()));
--> statement-breakpoint
ALTER POLICY invitations_taken ON "invitations" USING (email_hash = (SELECT app_proven_email())) WITH CHECK (email_hash = (SELECT app_proven_email()));
--> statement-breakpoint
-- The application that somebody is asked into: which home, which company, and whether it still stands.
CREATE POLICY applications_inviting ON "applications" FOR SELECT TO attesta_api USING (id IN (SELECT application_id FROM invitations WHERE email_hash = (SELECT app_proven_email())));
