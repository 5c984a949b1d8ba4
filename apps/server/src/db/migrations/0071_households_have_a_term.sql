ALTER TABLE "applications" ADD COLUMN "not_due_before" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "may_be_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What could make a household due earlier: the purge works its term out again. All else makes it due later.
CREATE FUNCTION forget_own_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.not_due_before := 'epoch';
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_forget_own_term BEFORE UPDATE OF deleted_at, paid_at, main_application_id ON "applications" FOR EACH ROW
WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.paid_at IS DISTINCT FROM NEW.paid_at OR OLD.main_application_id IS DISTINCT FROM NEW.main_application_id)
EXECUTE FUNCTION forget_own_term();
--> statement-breakpoint
-- Those who stay of a household, and the account.
CREATE FUNCTION forget_term_of_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET not_due_before = 'epoch' FROM gone
    WHERE applications.id = gone.main_application_id OR applications.main_application_id IN (gone.id, gone.main_application_id);
  UPDATE users SET may_be_due = true FROM gone WHERE users.id = gone.user_id AND NOT users.may_be_due;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_forget_term_of_others AFTER DELETE ON "applications" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
EXECUTE FUNCTION forget_term_of_others();
