import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The company of an order by its legal name; `prepare` fills it in for the orders there are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table orders add column legal_name varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop column legal_name`)
}
