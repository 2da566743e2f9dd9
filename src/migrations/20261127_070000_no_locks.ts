import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Payload's locks of open documents are off: a stale form is refused when it is saved. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop table payload_locked_documents_rels; drop table payload_locked_documents`)
}

/** Nothing to bring back: they held who had a form open. */
export async function down(_: MigrateDownArgs): Promise<void> {}
