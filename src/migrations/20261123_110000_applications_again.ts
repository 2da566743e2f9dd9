import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An address may apply again; databases made before that allowed it once for each opening. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index if exists opening_email_idx;
    create index opening_email_idx on job_applications (opening_id, email)`)
}

/** Rows of an address that applied again would not fit into the index of before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
