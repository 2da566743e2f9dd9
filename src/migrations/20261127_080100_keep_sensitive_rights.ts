import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** By whom what was held: a pattern of permissions, and the right that those who hold one get. */
const GIVEN = [
  ['^manage_orders$', 'manage_tax_ids'],
  ['^manage_orders$', 'manage_refunds'],
  ['_(users|orders|leads|support|email|affiliates)$', 'manage_exports'],
  ['^manage_affiliates$', 'manage_payouts'],
] as const

/** What staff could do within orders and affiliates they can still do, by the right it takes now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [of, to] of GIVEN)
    await db.execute(sql`
      insert into "role_permissions" ("role", "permission_name", "granted")
        select distinct "role", ${to}::"enum_role_permissions_permission_name", true
        from "role_permissions" where "granted" and "permission_name"::text ~ ${of}
        on conflict do nothing;`)
  for (const [of, to] of GIVEN)
    await db.execute(sql`
      insert into "users_permission_grants" ("order", "parent_id", "value")
        select max("order") + 1, "parent_id", ${to}::"enum_users_permission_grants"
        from "users_permission_grants" where "value"::text ~ ${of} group by "parent_id"`)
}

/** The rights that were added go with the values of which nothing is left. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from "role_permissions" where "permission_name"::text ~ '_(tax_ids|refunds|exports|payouts)$';
    delete from "users_permission_grants" where "value"::text ~ '_(tax_ids|refunds|exports|payouts)$';
    delete from "users_permission_denials" where "value"::text ~ '_(tax_ids|refunds|exports|payouts)$'`)
}
