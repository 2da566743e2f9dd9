import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a form sends again under its key is neither a second message nor a second file. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table ticket_messages add column sent_key varchar;
    create unique index ticket_messages_sent_key_idx on ticket_messages (sent_key);
    alter table documents add column sent_key varchar;
    create unique index documents_sent_key_idx on documents (sent_key)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table documents drop column sent_key;
    alter table ticket_messages drop column sent_key`)
}
