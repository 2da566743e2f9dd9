import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What of the public site changed is written down with the change and announced when it is
 * committed: to the web processes that run, and for those that start or lost the line meanwhile.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table site_changes (
      id bigint generated always as identity primary key,
      tag text not null,
      at timestamptz not null default now()
    );
    create index site_changes_at on site_changes (at);
    create function tell_site() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site', new.tag);
      return null;
    end $$;
    create trigger tell_site after insert on site_changes
      for each row execute function tell_site()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table site_changes;
    drop function tell_site()`)
}
