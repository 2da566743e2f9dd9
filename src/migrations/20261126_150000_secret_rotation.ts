import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which secret was replaced last, and until when links that were mailed under it open. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table installation add column previous_key text, add column previous_until timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table installation drop column previous_key, drop column previous_until`)
}
