import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The operator's address of the sanctions list, and what came of the last look at it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table screening_source (
      id integer primary key default 1 check (id = 1),
      url text not null default '',
      checked_at timestamp with time zone,
      trouble text
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table screening_source`)
}
