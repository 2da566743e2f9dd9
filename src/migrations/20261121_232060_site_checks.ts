import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What checks of the whole site found. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table site_checks (
      id uuid primary key default gen_random_uuid(),
      state text not null default 'waiting',
      requested_by uuid,
      pages integer not null default 0,
      findings jsonb not null default '[]',
      reason text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      done_at timestamptz
    );
    create index site_checks_created_at on site_checks (created_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table site_checks`)
}
