import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counters of `rate-limiter-flexible`, in the shape it expects; and how often a wrong password
 * was given, by whom and for what, as a hash, with when the next may be; and what staff are about
 * to do to many rows at once, and long lists that were exported, which nobody needs for longer than
 * a day; the search of lists, and the
 * order of orders by total, of which many are the same; and who is writing on a ticket, which a
 * crash may forget.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create table sign_in_tries (
      key varchar(64) primary key,
      tries integer not null,
      next_at timestamptz not null,
      forgotten_at timestamptz not null
    );
    create index sign_in_tries_forgotten_at on sign_in_tries (forgotten_at);
    create table bulk_runs (
      id uuid primary key default gen_random_uuid(),
      screen text not null,
      action text not null,
      actor uuid not null,
      ids uuid[] not null,
      total integer not null,
      done integer not null default 0,
      input jsonb,
      is_applied boolean not null default false,
      failures jsonb not null default '[]',
      undos jsonb not null default '{}',
      done_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index bulk_runs_created_at on bulk_runs (created_at);
    create table list_exports (
      id uuid primary key default gen_random_uuid(),
      screen text not null,
      owner uuid not null,
      question jsonb not null,
      columns text[] not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      done integer not null default 0,
      total integer,
      reason text,
      file_name text not null,
      touched_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create unique index list_exports_one_at_a_time on list_exports (owner, screen)
      where state in ('waiting', 'running');
    create index list_exports_expires_at on list_exports (expires_at);
    create extension if not exists pg_trgm;
    create index orders_total_minor_id on orders (total_minor, id);
    create index orders_queue_total_minor_id on orders (queue, total_minor, id);
    create index orders_search_text_trgm on orders using gin (search_text gin_trgm_ops);
    create index tickets_search_text_trgm on tickets using gin (search_text gin_trgm_ops);
    create unlogged table ticket_writers (
      ticket uuid not null,
      person uuid not null,
      at timestamptz not null,
      primary key (ticket, person)
    );
    create index ticket_writers_at on ticket_writers (at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table ticket_writers; drop index tickets_search_text_trgm; drop index orders_search_text_trgm; drop index orders_queue_total_minor_id; drop index orders_total_minor_id; drop table list_exports; drop table bulk_runs; drop table sign_in_tries; drop table rate_limits`)
}
