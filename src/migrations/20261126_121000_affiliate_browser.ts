import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An order says whether the affiliate who referred it has signed in with the buyer's browser. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`alter table orders add column if not exists affiliate_browser boolean default false`,
  )
}

/** The tables of before take no notice of the column. */
export async function down(_: MigrateDownArgs): Promise<void> {}
