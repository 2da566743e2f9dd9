import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm'

import { leads } from '@/src/database-schema'
import type { ScoreWeights } from '@/src/domain/leads/score-weights'
import { type Caller, databaseOf } from '@/src/lib/database'

import { scoreSql } from './score-sql'

/** So many are written at a time: whoever goes on with their checkout waits for no more than these. */
const AT_ONCE = 5000

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Scores all leads again, and writes those alone that changed. Says how many that were. */
export async function rescoreLeads(caller: Caller, weights: ScoreWeights): Promise<number> {
  const db = await databaseOf(caller)
  const { step, value, recency, score, rank } = scoreSql(weights)
  const { id, scoreStep, scoreValue, scoreRecency, rank: ranked, deletedAt } = leads
  const isOld = sql`(${scoreStep}, ${scoreValue}, ${scoreRecency}, ${ranked}) is distinct from (${step}, ${value}, ${recency}, ${rank})`
  let [last, changed] = [FIRST, 0]
  for (;;) {
    const rows = await db
      .select({ id })
      .from(leads)
      .where(and(gt(id, last), isNull(deletedAt), isOld))
      .orderBy(asc(id))
      .limit(AT_ONCE)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return changed
    await db
      .update(leads)
      .set({ scoreStep: step, scoreValue: value, scoreRecency: recency, score, rank })
      .where(inArray(id, ids))
    last = ids.at(-1) ?? last
    changed += ids.length
  }
}
