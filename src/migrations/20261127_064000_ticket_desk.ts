import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tickets are put aside and tagged, and an answer waits for seconds in which it can be taken back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table tickets add column snoozed_until timestamp(3) with time zone, add column tags jsonb;
    alter table ticket_messages add column leaves_at timestamp(3) with time zone;
    create index tickets_snoozed_until_idx on tickets (snoozed_until)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table tickets drop column snoozed_until, drop column tags;
    alter table ticket_messages drop column leaves_at`)
}
