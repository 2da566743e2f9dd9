import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What staff find people and tickets by, wherever in it their words stand. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index users_office_search on users
      using gin ((email || ' ' || first_name || ' ' || coalesce(last_name, '')) gin_trgm_ops);
    create index tickets_office_search on tickets
      using gin ((subject || ' ' || coalesce(requester_email, '')) gin_trgm_ops)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index tickets_office_search; drop index users_office_search`)
}
