import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is true of the installation as a whole: by which secret its saved keys can be opened, and when it
 * was last backed up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table installation (
      is_it boolean primary key default true check (is_it),
      secret_mark text not null,
      backed_up_at timestamptz
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table installation`)
}
