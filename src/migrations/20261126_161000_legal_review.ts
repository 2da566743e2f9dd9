import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A legal page says which lawyer reviewed it; without that it counts as a draft. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_pages add column legal_review varchar;
    alter table _site_pages_v add column version_legal_review varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table _site_pages_v drop column version_legal_review;
    alter table site_pages drop column legal_review`)
}
