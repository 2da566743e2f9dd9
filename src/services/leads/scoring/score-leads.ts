import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { leads } from '@/src/database-schema'
import { BAND_NAMES, BANDS, isBand, type WeightsPreview } from '@/src/domain/leads/lead-score'
import { MOST_SCORE, type ScoreWeights, weightsIn } from '@/src/domain/leads/score-weights'
import { STEP_NAMES } from '@/src/domain/vocabulary/checkout-steps'
import { type Caller, databaseOf, transactional } from '@/src/lib/database'
import { findGlobal } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { ago } from '@/src/lib/sql-parts'

const { checkoutStep, totalAmount, lastStepAt, createdAt } = leads

const steppedAt = sql`coalesce(${lastStepAt}, ${createdAt})`

const chosen = (cases: readonly SQL[]) =>
  sql<number>`(case ${sql.join([...cases], sql` `)} else 0 end)::int`.mapWith(Number)

/** A lead's score and rank as the database reckons them: the same as `scoreParts` and `rankOf`. */
function scoreSql({ steps, value, recency }: ScoreWeights) {
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

const EXAMPLES = 5

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
  const place = ({ from, to }: WeightsPreview['moves'][number]) =>
    BAND_NAMES.indexOf(from) * 10 + BAND_NAMES.indexOf(to)
  return {
    open: await db.$count(leads, open),
    moves: moves.sort((one, other) => place(one) - place(other)),
    examples,
  }
}

export const saveWeights = transactional(async (req, weights: ScoreWeights): Promise<void> => {
  await req.payload.updateGlobal({
    slug: 'leadScoring',
    data: { weights },
    depth: 0,
    overrideAccess: true, // the endpoint checked the permission
    req,
  })
  await enqueue(req, 'age-leads', { all: true })
})

export async function scoreWeightsOf(req: PayloadRequest): Promise<ScoreWeights> {
  const { weights } = await findGlobal(req, 'leadScoring', {
    overrideAccess: true, // leads are captured from the public
  })
  return weightsIn(weights)
}
