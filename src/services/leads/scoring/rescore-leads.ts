import { and, asc, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

import { leads } from '@/src/database-schema'
import type { ScoreWeights } from '@/src/domain/leads/score-weights'
import { type Caller, databaseOf } from '@/src/lib/database'
import { ago } from '@/src/lib/sql-parts'

import { scoreSql } from './score-sql'

/** So many are written at a time: anyone who goes on with their checkout waits for no more than these. */
const AT_ONCE = 5000

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Those whom time alone can have changed: their last step is recent, or still counts as that. They
 * are found by indexes, however many older leads there are.
 */
function isAging({ recency }: ScoreWeights) {
  const { lastStepAt, createdAt, scoreRecency } = leads
  const since = ago(`${Math.max(...recency.map(({ days }) => days))} days`)
  return or(
    sql`${scoreRecency} > 0`,
    gte(lastStepAt, since),
    and(isNull(lastStepAt), gte(createdAt, since)),
  )
}

/** What is asked and written of leads under these weights. */
async function scoring(caller: Caller, weights: ScoreWeights) {
  const db = await databaseOf(caller)
  const { step, value, recency, score, rank } = scoreSql(weights)
  const { id, scoreStep, scoreValue, scoreRecency, rank: ranked, deletedAt } = leads
  const changed = sql`(${scoreStep}, ${scoreValue}, ${scoreRecency}, ${ranked}) is distinct from (${step}, ${value}, ${recency}, ${rank})`
  const set = { scoreStep: step, scoreValue: value, scoreRecency: recency, score, rank }
  return {
    old: (which: SQL | undefined) =>
      db
        .select({ id })
        .from(leads)
        .where(and(isNull(deletedAt), changed, which)),
    write: (ids: string[]) => db.update(leads).set(set).where(inArray(id, ids)),
  }
}

/** Scores all leads again, and writes those alone that changed. Says how many that were. */
export async function rescoreLeads(caller: Caller, weights: ScoreWeights): Promise<number> {
  const { old, write } = await scoring(caller, weights)
  const { id } = leads
  let [last, changed] = [FIRST, 0]
  for (;;) {
    const rows = await old(gt(id, last)).orderBy(asc(id)).limit(AT_ONCE)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return changed
    await write(ids)
    last = ids.at(-1) ?? last
    changed += ids.length
  }
}

/** Rescores leads whose age changed their score: few at a time, but after a long pause. */
export async function rescoreAging(caller: Caller, weights: ScoreWeights): Promise<number> {
  const { old, write } = await scoring(caller, weights)
  const ids = (await old(isAging(weights))).map((row) => row.id)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await write(ids.slice(from, from + AT_ONCE))
  }
  return ids.length
}
