import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An add-on says whether it can be bought again; of those shipped, the documents can. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table addons add column if not exists is_repeatable boolean default false not null;
    alter table _addons_v add column if not exists version_is_repeatable boolean default false not null;
    update addons set is_repeatable = true where category = 'document' and code is null`)
}

/** The tables of before take no notice of the columns. */
export async function down(_: MigrateDownArgs): Promise<void> {}
