import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A further class of a trademark application is an add-on that is told by its code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type "public"."enum_addons_code" add value if not exists 'trademark_class';
    alter type "public"."enum__addons_v_version_code" add value if not exists 'trademark_class'`)
}

/** A value of an enum can't be taken away: it stays unused. */
export async function down(_: MigrateDownArgs): Promise<void> {}
