import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counters of `rate-limiter-flexible`, in the shape it expects; and how often a wrong password
 * was given, by whom and for what, as a hash, with when the next may be.
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
    create index sign_in_tries_forgotten_at on sign_in_tries (forgotten_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sign_in_tries; drop table rate_limits`)
}
