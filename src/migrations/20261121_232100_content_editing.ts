import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Editing the site: whose session sees drafts, who has what open, what goes live later, and the
 * search of texts, which the database itself keeps.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table draft_sessions (
      session varchar(64) primary key,
      staff_id uuid not null references users on delete cascade,
      ends_at timestamptz not null
    );
    create index draft_sessions_staff on draft_sessions (staff_id);
    create unlogged table content_editors (
      person uuid primary key references users on delete cascade,
      page text not null,
      element uuid,
      at timestamptz not null,
      typed_at timestamptz
    );
    create index content_editors_at on content_editors (at);
    create table content_schedules (
      id uuid primary key default gen_random_uuid(),
      author uuid not null references users on delete cascade,
      publish_at timestamptz not null,
      elements jsonb not null,
      state text not null default 'waiting',
      outcome text,
      created_at timestamptz not null default now()
    );
    create index content_schedules_publish_at on content_schedules (publish_at)
      where state = 'waiting';
    create index content_elements_drafts on content_elements (changed_at)
      where draft_value is not null;
    create function content_elements_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := ' ' || lower(concat_ws(' ', new.element_label, new.selector,
        new.current_value, new.draft_value)) || ' ';
      return new;
    end $$;
    create trigger content_elements_search_text before insert or update on content_elements
      for each row execute function content_elements_search_text();
    update content_elements set search_text = null;
    create index content_elements_search_text_trgm on content_elements
      using gin (search_text gin_trgm_ops);
    create index content_revisions_changes on content_revisions using gin (changes jsonb_path_ops);
    create index content_elements_order on content_elements (page, category, sort_order, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index content_revisions_changes;
    drop index content_elements_search_text_trgm;
    drop trigger content_elements_search_text on content_elements;
    drop function content_elements_search_text;
    drop index content_elements_order;
    drop index content_elements_drafts;
    drop table content_schedules, content_editors, draft_sessions`)
}
