import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import changes from './data/seeded-facts-and-texts.json'

/**
 * Corrects what an installation was seeded with, wherever it still reads as it was seeded: facts of
 * states, the turnaround that no one had a source for, texts, and the pages of services. What staff
 * changed stays. Legal pages stay too, since people agreed to them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { column, before, after } of changes.texts) {
    const [table = '', name = ''] = column.split('.')
    await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(name)} = ${after}
      where ${sql.identifier(name)} = ${before}`)
  }
  for (const text of changes.removed) {
    await db.execute(sql`delete from checkout_packages_texts where text = ${text}`)
  }
  await db.execute(sql`
    update states set turnaround_time = '' where turnaround_time = '1-10 business days'`)
  for (const { path, before, after } of changes.pages) {
    const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
    await db.execute(sql`
      update site_pages set body = ${now}::jsonb where path = ${path} and body = ${old}::jsonb`)
    await db.execute(sql`
      update _site_pages_v set version_body = ${now}::jsonb
      where version_path = ${path} and latest and version_body = ${old}::jsonb`)
  }
  for (const { code, before, after } of changes.facts) {
    const now = JSON.stringify(after)
    if (before === null) {
      const key = JSON.stringify([{ key: after.key, company: after.company }])
      await db.execute(sql`
        update states set facts = facts || ${`[${now}]`}::jsonb
        where code = ${code} and jsonb_typeof(facts) = 'array' and not facts @> ${key}::jsonb`)
      continue
    }
    const old = JSON.stringify(before)
    await db.execute(sql`
      update states set facts = (
        select jsonb_agg(case when fact = ${old}::jsonb then ${now}::jsonb else fact end order by at)
        from jsonb_array_elements(facts) with ordinality as listed(fact, at))
      where code = ${code} and jsonb_typeof(facts) = 'array' and exists (
        select 1 from jsonb_array_elements(facts) as listed(fact) where fact = ${old}::jsonb)`)
  }
  for (const { code, before, after } of changes.fees) {
    const uses = JSON.stringify([
      { key: 'filing_fee', company: 'llc', fee: { type: 'channel', uses: 'online' } },
    ])
    await db.execute(sql`
      update states set filing_fee = ${after}
      where code = ${code} and filing_fee = ${before} and facts @> ${uses}::jsonb`)
  }
}

/** The earlier wording is not brought back. */
export async function down(_: MigrateDownArgs): Promise<void> {}
