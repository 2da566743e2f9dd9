import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The lists of the back-office: each view is read and counted from one index, without its rows. So
 * an index has what the view asks, the order of its rows, and what Payload sorts by besides. What
 * affiliates and their commissions are searched in is kept by the database itself, whoever writes a
 * name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index tickets_list_status on tickets (status, created_at, id) where deleted_at is null;
    create index tickets_list_status_last on tickets (status, last_message_at, created_at, id)
      where deleted_at is null;
    create index tickets_list_waiting_last
      on tickets (waiting_for, last_message_at, created_at, id) where deleted_at is null;
    create index tickets_list_waiting on tickets (waiting_for, waiting_since, id, created_at)
      where deleted_at is null;
    create index tickets_list_unassigned on tickets (waiting_since, id, created_at)
      where deleted_at is null and assignee_id is null and waiting_since is not null;
    create index compliance_tasks_list on compliance_tasks (due_date, id, created_at);
    create index compliance_tasks_list_completed
      on compliance_tasks (is_completed, due_date, id, created_at);
    create index compliance_tasks_list_kind on compliance_tasks (kind, due_date, id, created_at);
    create index audit_log_list_actor on audit_log (actor_email, created_at, id);

    create function affiliate_links_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.code, (
        select concat_ws(' ', first_name, last_name, email) from users where id = new.user_id
      ))) || ' ';
      return new;
    end $$;
    create trigger affiliate_links_search_text
      before insert or update of code, user_id, search_text on affiliate_links
      for each row execute function affiliate_links_search_text();
    create function commissions_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := (select search_text from affiliate_links where id = new.link_id);
      return new;
    end $$;
    create trigger commissions_search_text before insert or update of link_id, search_text on commissions
      for each row execute function commissions_search_text();
    create function rename_affiliate() returns trigger language plpgsql as $$
    begin
      update affiliate_links set search_text = null where user_id = new.id;
      return null;
    end $$;
    create trigger rename_affiliate after update on users for each row
      when (old.search_text is distinct from new.search_text) execute function rename_affiliate();
    create function rename_commissions() returns trigger language plpgsql as $$
    begin
      update commissions set search_text = null where link_id = new.id;
      return null;
    end $$;
    create trigger rename_commissions after update on affiliate_links for each row
      when (old.search_text is distinct from new.search_text) execute function rename_commissions();
    update affiliate_links set search_text = null;
    create index affiliate_links_search_text_trgm on affiliate_links using gin (search_text gin_trgm_ops);
    create index commissions_search_text_trgm on commissions using gin (search_text gin_trgm_ops);
    create index affiliate_links_list_earned on affiliate_links (total_earned_minor, id);
    create index affiliate_links_list_active on affiliate_links (is_active, total_earned_minor, id);
    create index affiliate_links_list_clicks on affiliate_links (clicks, id);
    create index affiliate_links_list_conversions on affiliate_links (conversions, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index affiliate_links_list_conversions, affiliate_links_list_clicks,
      affiliate_links_list_active, affiliate_links_list_earned, commissions_search_text_trgm,
      affiliate_links_search_text_trgm;
    drop trigger rename_commissions on affiliate_links;
    drop function rename_commissions;
    drop trigger rename_affiliate on users;
    drop function rename_affiliate;
    drop trigger commissions_search_text on commissions;
    drop function commissions_search_text;
    drop trigger affiliate_links_search_text on affiliate_links;
    drop function affiliate_links_search_text;
    drop index audit_log_list_actor, compliance_tasks_list_kind, compliance_tasks_list_completed,
      compliance_tasks_list, tickets_list_unassigned, tickets_list_waiting, tickets_list_waiting_last,
      tickets_list_status_last, tickets_list_status`)
}
