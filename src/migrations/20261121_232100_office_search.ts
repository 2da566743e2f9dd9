import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What staff find people by, wherever in it their words stand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index users_office_search on users
      using gin ((email || ' ' || first_name || ' ' || coalesce(last_name, '')) gin_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index users_office_search`)
}
