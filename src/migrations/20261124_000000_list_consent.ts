import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A campaign keeps what its list agreed to; databases made before that have no place for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table email_campaigns add column if not exists list_consent jsonb`)
}

/** The table of before takes no notice of the column. */
export async function down(_: MigrateDownArgs): Promise<void> {}
