import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import facts from './data/times-and-names.json'

/**
 * Adds the states' processing times and name rules, where no such fact is kept yet, and corrects the
 * expedite fees that still read as they were seeded: they are on sale now, but for those that we can't
 * ask for.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { code, before, after } of facts.changed) {
    const [old, now] = [JSON.stringify(before), JSON.stringify(after)]
    await db.execute(sql`
      update states set facts = (
        select jsonb_agg(case when fact = ${old}::jsonb then ${now}::jsonb else fact end order by at)
        from jsonb_array_elements(facts) with ordinality as listed(fact, at))
      where code = ${code} and jsonb_typeof(facts) = 'array' and facts @> ${`[${old}]`}::jsonb`)
  }
  for (const { code, after } of facts.added) {
    const key = JSON.stringify([{ key: after.key, company: after.company }])
    await db.execute(sql`
      update states set facts = facts || ${JSON.stringify([after])}::jsonb
      where code = ${code} and jsonb_typeof(facts) = 'array' and not facts @> ${key}::jsonb`)
  }
}

/** Facts that staff may have corrected since stay. */
export async function down(_: MigrateDownArgs): Promise<void> {}
