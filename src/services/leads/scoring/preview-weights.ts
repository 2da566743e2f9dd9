import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import { leads } from '@/src/database-schema'
import { BAND_NAMES, BANDS, type Band, isBand } from '@/src/domain/leads/lead-bands'
import type { ScoreWeights } from '@/src/domain/leads/score-weights'
import { type Caller, databaseOf } from '@/src/lib/database'

import { scoreSql } from './score-sql'

const EXAMPLES = 5

export type BandMove = { readonly from: Band; readonly to: Band; readonly count: number }

export type WeightsPreview = {
  /** How many leads have not bought. */
  readonly open: number
  readonly moves: readonly BandMove[]
  readonly examples: readonly {
    readonly id: string
    readonly email: string
    readonly before: number
    readonly after: number
  }[]
}

const bandSql = (score: unknown) => {
  const cases = BAND_NAMES.filter((band) => BANDS[band].from > 0).map(
    (band) => sql`when ${score} >= ${BANDS[band].from}::int then ${band}::text`,
  )
  return sql<string>`case ${sql.join(cases, sql` `)} else 'cold' end`
}

/** Who of those that have not bought would be in another band by other weights. Nothing is written. */
export async function previewWeights(
  caller: Caller,
  weights: ScoreWeights,
): Promise<WeightsPreview> {
  const db = await databaseOf(caller)
  const { id, email, score, converted, deletedAt } = leads
  const fresh = scoreSql(weights).score
  const open = and(eq(converted, false), isNull(deletedAt))
  const reckoned = db
    .select({
      id,
      email,
      before: sql<number>`coalesce(${score}, 0)`.mapWith(Number).as('before'),
      after: fresh.as('after'),
      from: bandSql(sql`coalesce(${score}, 0)`).as('from_band'),
      to: bandSql(fresh).as('to_band'),
    })
    .from(leads)
    .where(open)
    .as('reckoned')
  const moved = ne(reckoned.from, reckoned.to)
  const found = await db
    .select({ from: reckoned.from, to: reckoned.to, count: count() })
    .from(reckoned)
    .where(moved)
    .groupBy(reckoned.from, reckoned.to)
  const examples = await db
    .select({
      id: reckoned.id,
      email: reckoned.email,
      before: reckoned.before,
      after: reckoned.after,
    })
    .from(reckoned)
    .where(moved)
    .orderBy(desc(sql`abs(${reckoned.after} - ${reckoned.before})`), reckoned.email)
    .limit(EXAMPLES)
  const moves = found.flatMap(({ from, to, count: how }) =>
    isBand(from) && isBand(to) ? [{ from, to, count: how }] : [],
  )
  const place = ({ from, to }: BandMove) => BAND_NAMES.indexOf(from) * 10 + BAND_NAMES.indexOf(to)
  return {
    open: await db.$count(leads, open),
    moves: moves.sort((one, other) => place(one) - place(other)),
    examples,
  }
}
