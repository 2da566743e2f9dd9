import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When a backup was restored for a test last, when and why that failed, and when staff were told. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table installation add column rehearsed_at timestamptz, add column rehearsal_failed_at timestamptz,
      add column rehearsal_failure text, add column backup_raised_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table installation drop column rehearsed_at, drop column rehearsal_failed_at,
      drop column rehearsal_failure, drop column backup_raised_at`)
}
