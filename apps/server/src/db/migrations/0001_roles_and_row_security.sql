-- Roles that log in nowhere: the pools' connections take them on. None owns a table, none bypasses row security.
-- attesta_api acts for one applicant or one member; attesta_system is the house's own tasks; attesta_keys holds the data keys; attesta_audit adds to the audit log.
do $$
declare name text;
begin
  foreach name in array array['attesta_api', 'attesta_system', 'attesta_keys', 'attesta_audit'] loop
    begin
      execute format('create role %I nologin noinherit', name);
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, name, 'member') or not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', name);
    end if;
    execute format('grant usage on schema public to %I', name);
  end loop;
end $$;
--> statement-breakpoint
-- On whose behalf the transaction runs; null outside a scope, so that nothing compares equal to it.
create function app_user() returns uuid language sql stable as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
create function app_company() returns uuid language sql stable as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;
--> statement-breakpoint
do $$
declare name text;
begin
  foreach name in array array['data_keys', 'companies', 'members', 'listings', 'users', 'applications', 'sessions', 'invitations', 'email_codes', 'documents', 'payments', 'provider_events',
                              'reports', 'download_tickets', 'outbox', 'audit_log', 'idempotency', 'settings', 'rate_limits'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    if name not in ('data_keys', 'audit_log') then
      execute format('grant select, insert, update, delete on %I to attesta_system', name);
      execute format('create policy %I on %I to attesta_system using (true) with check (true)', name || '_system', name);
    end if;
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, update, delete on data_keys to attesta_keys;
--> statement-breakpoint
create policy data_keys_keys on data_keys to attesta_keys using (true) with check (true);
--> statement-breakpoint
-- The audit log is added to and read, never changed: no role has the right to.
grant select, insert on audit_log to attesta_audit;
--> statement-breakpoint
create policy audit_log_read on audit_log for select to attesta_audit using (true);
--> statement-breakpoint
create policy audit_log_add on audit_log for insert to attesta_audit with check (true);
--> statement-breakpoint
grant select, insert, update, delete on users, applications, sessions, invitations, documents, payments, reports, download_tickets, outbox, companies, listings, members to attesta_api;
--> statement-breakpoint
create policy users_own on users to attesta_api using (id = (select app_user())) with check (id = (select app_user()));
--> statement-breakpoint
create policy applications_own on applications to attesta_api using (user_id = (select app_user())) with check (user_id = (select app_user()));
--> statement-breakpoint
-- A member sees who applies for the company's listings; the papers they never see.
create policy applications_of_company on applications for select to attesta_api using (company_id = (select app_company()));
--> statement-breakpoint
create policy sessions_own on sessions to attesta_api using (user_id = (select app_user()) or company_id = (select app_company())) with check (user_id = (select app_user()) or company_id = (select app_company()));
--> statement-breakpoint
create policy invitations_own on invitations to attesta_api using (user_id = (select app_user())) with check (user_id = (select app_user()));
--> statement-breakpoint
-- Whoever is invited sees the invitation and takes it up; they reach no other column's owner by that.
create policy invitations_received on invitations for select to attesta_api using (email_hash = (select email_hash from users where id = (select app_user())));
--> statement-breakpoint
create policy invitations_taken on invitations for update to attesta_api using (email_hash = (select email_hash from users where id = (select app_user()))) with check (email_hash = (select email_hash from users where id = (select app_user())));
--> statement-breakpoint
create policy documents_own on documents to attesta_api using (user_id = (select app_user())) with check (user_id = (select app_user()));
--> statement-breakpoint
create policy payments_own on payments to attesta_api using (user_id = (select app_user())) with check (user_id = (select app_user()));
--> statement-breakpoint
create policy reports_own on reports to attesta_api using (user_id = (select app_user())) with check (user_id = (select app_user()));
--> statement-breakpoint
create policy reports_of_company on reports for select to attesta_api using (company_id = (select app_company()));
--> statement-breakpoint
-- Whoever sees a report may make a link to it.
create policy download_tickets_seen on download_tickets to attesta_api using (report_id in (select id from reports)) with check (report_id in (select id from reports));
--> statement-breakpoint
-- A person's act may cause a letter to somebody else (the landlord), which they cannot read.
create policy outbox_add on outbox for insert to attesta_api with check (true);
--> statement-breakpoint
create policy outbox_own on outbox for select to attesta_api using (user_id = (select app_user()) or company_id = (select app_company()));
--> statement-breakpoint
-- Name, colours and listings of a company are public to whoever applies there.
create policy companies_shown on companies for select to attesta_api using ((select app_user()) is not null or id = (select app_company()));
--> statement-breakpoint
create policy companies_own on companies for update to attesta_api using (id = (select app_company())) with check (id = (select app_company()));
--> statement-breakpoint
create policy listings_shown on listings for select to attesta_api using ((select app_user()) is not null or company_id = (select app_company()));
--> statement-breakpoint
create policy listings_own on listings to attesta_api using (company_id = (select app_company())) with check (company_id = (select app_company()));
--> statement-breakpoint
create policy members_own on members to attesta_api using (company_id = (select app_company())) with check (company_id = (select app_company()));
