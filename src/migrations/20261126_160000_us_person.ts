import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An owner says whether they are a US citizen or tax resident: an address does not. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type "public"."enum_filings_members_us_person" as enum ('yes', 'no');
    alter table filings_members add column us_person "public"."enum_filings_members_us_person"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table filings_members drop column us_person;
    drop type "public"."enum_filings_members_us_person"`)
}
