import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whom to call in each time zone, those of no known zone as one of them: PostgreSQL does not read an
 * index in its order behind `is null`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index leads_to_call on leads (coalesce(time_zone, ''), rank, id)
      where deleted_at is null and not converted and phone is not null;
    drop index leads_to_call_in_zone`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create index leads_to_call_in_zone on leads (time_zone, rank, id)
      where deleted_at is null and not converted and phone is not null;
    drop index leads_to_call`)
}
