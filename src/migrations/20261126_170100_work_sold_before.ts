import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The add-ons that a new installation came with, by the name they came with. */
const NAMED = [
  ['banking_resolution', 'Banking Resolution'],
  ['good_standing', 'Certificate of Good Standing'],
  ['certified_copy', 'Certified Copy of the Articles'],
  ['s_corporation', 'S-Corporation Election'],
  ['dba', 'Trade Name (DBA) Registration'],
] as const

const INCLUDED = [
  ['standard', [['operating_agreement', 'Operating Agreement']]],
  [
    'premium',
    [
      ['operating_agreement', 'Operating Agreement'],
      ['templates', 'Document Templates'],
      ['domain', 'Domain'],
      ['business_email', 'Business Email'],
    ],
  ],
] as const

/**
 * Gives what was sold before its stages: add-ons their codes, packages what their texts promise, and
 * orders that are under way the work that they were paid for. What is completed stays completed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [code, name] of NAMED) {
    await db.execute(sql`
      update addons set code = ${code}::enum_addons_code
      where id = (select id from addons where name = ${name} and code is null limit 1)
        and not exists (select 1 from addons where code = ${code}::enum_addons_code)`)
  }
  await db.execute(sql`
    update orders_lines set service = case
        when addons.is_registered_agent then 'registered_agent'
        when addons.code is null then 'own:' || addons.id
        when addons.code = 'llc_formation' then 'llc'
        else addons.code::text end
    from addons, orders
    where orders_lines.ref = addons.id::text and orders_lines.kind = 'add_on'
      and orders_lines.service is null and orders_lines._parent_id = orders.id
      and orders.kind <> 'renewal' and orders.status in ('pending', 'processing')`)
  for (const [tier, work] of INCLUDED) {
    for (const [at, [key]] of work.entries()) {
      await db.execute(sql`
        insert into packages_includes ("order", parent_id, value)
        select ${at + 1}, id, ${key}::enum_packages_includes from packages where tier = ${tier}`)
    }
    const kept = JSON.stringify(
      work.map(([key, name]) => ({ key, name, question: null, steps: [] })),
    )
    await db.execute(sql`
      update orders set work = ${kept}::jsonb
      where kind = 'purchase' and service_type = 'llc' and package_type = ${tier}
        and status in ('pending', 'processing')`)
  }
}

/** Nothing reads it any more. */
export async function down(_: MigrateDownArgs): Promise<void> {}
