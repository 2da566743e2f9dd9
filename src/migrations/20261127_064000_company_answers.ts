import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where a company is, when it starts, its further names and its shares, as its filing asks for them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table "filings" add column "company" jsonb`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table "filings" drop column "company"`)
}
