import { type SQL, sql } from 'drizzle-orm'

import { leads } from '@/src/database-schema'
import { MOST_SCORE, type ScoreWeights } from '@/src/domain/leads/score-weights'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'

const { checkoutStep, totalAmount, lastStepAt, createdAt } = leads

const steppedAt = sql`coalesce(${lastStepAt}, ${createdAt})`

const chosen = (cases: readonly SQL[]) =>
  sql<number>`(case ${sql.join([...cases], sql` `)} else 0 end)::int`.mapWith(Number)

/** A lead's score and rank as the database reckons them: the same as `scoreParts` and `rankOf`. */
export function scoreSql({ steps, value, recency }: ScoreWeights) {
  const step = chosen(
    STEP_NAMES.map((name) => sql`when ${checkoutStep} = ${name} then ${steps[name]}::int`),
  )
  const worth = chosen(
    value.map(({ above, points }) => sql`when ${totalAmount} > ${above} then ${points}::int`),
  )
  const fresh = chosen(
    recency.map(
      ({ days, points }) =>
        sql`when ${steppedAt} >= now() - make_interval(days => ${days}::int) then ${points}::int`,
    ),
  )
  const score = sql<number>`least(${MOST_SCORE}::int, ${step} + ${worth} + ${fresh})`.mapWith(
    Number,
  )
  const seconds = sql`floor(extract(epoch from ${steppedAt}))`
  const rank = sql<number>`${score} * 1000000000000::numeric + ${seconds}`.mapWith(Number)
  return { step, value: worth, recency: fresh, score, rank }
}
