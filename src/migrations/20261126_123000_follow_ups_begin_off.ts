import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A new follow-up sends nothing until it is switched on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table followup_campaigns alter column is_active set default false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table followup_campaigns alter column is_active set default true`)
}
