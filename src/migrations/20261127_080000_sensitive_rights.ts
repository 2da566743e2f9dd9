import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Refunds, tax ids, exports of people and payouts take rights of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const type of ['users_permission_grants', 'users_permission_denials', 'role_permissions_permission_name'])
    for (const area of ['tax_ids', 'refunds', 'exports', 'payouts'])
      await db.execute(
        sql.raw(`alter type "public"."enum_${type}" add value if not exists 'view_${area}';
          alter type "public"."enum_${type}" add value if not exists 'manage_${area}'`),
      )
}

/** A value of an enum can't be taken away: it stays unused. */
export async function down(_: MigrateDownArgs): Promise<void> {}
