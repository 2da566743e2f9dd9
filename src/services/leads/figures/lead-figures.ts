import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { lead_activities } from '@/src/database-schema'
import type { Tally } from '@/src/domain/leads/lead-funnel'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { lead_step_times, lead_tallies } from '@/src/lib/own-tables'
import { ago } from '@/src/lib/sql-parts'

const { step, converted, band, amount } = lead_tallies

/** How many leads stand where. Triggers keep it, so that it is right at once and quickly read. */
export async function leadTallies(caller: Caller): Promise<Tally[]> {
  const db = await databaseOf(caller)
  return db
    .select({ step, converted, band, count: sql`sum(${amount})`.mapWith(Number) })
    .from(lead_tallies)
    .groupBy(step, converted, band)
}

/** Adds up what has gathered, one row for each place. What comes meanwhile waits for the next time. */
export function foldTallies(payload: Payload): Promise<void> {
  return inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const gathered = await db.delete(lead_tallies).returning({ step, converted, band, amount })
    const sums = new Map<string, (typeof gathered)[number]>()
    for (const row of gathered) {
      const key = `${row.step} ${row.converted} ${row.band}`
      sums.set(key, { ...row, amount: (sums.get(key)?.amount ?? 0) + row.amount })
    }
    const kept = [...sums.values()].filter((row) => row.amount !== 0)
    if (kept.length > 0) await db.insert(lead_tallies).values(kept)
  })
}

const LOOKED_AT = '90 days'

/** Measures how long half of the leads took from each step to the next. */
export function measureSteps(payload: Payload): Promise<void> {
  return inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const { step, lead, kind, createdAt } = lead_activities
    const before = sql`lag(${createdAt}) over (partition by ${lead} order by ${createdAt})`
    const reached = db
      .select({
        step: sql<string>`${step}::text`.as('step'),
        took: sql<number>`extract(epoch from ${createdAt} - ${before})`.as('took'),
      })
      .from(lead_activities)
      .where(and(eq(kind, 'step'), isNotNull(step), gt(createdAt, ago(LOOKED_AT))))
      .as('reached')
    const times = await db
      .select({
        step: reached.step,
        seconds: sql`round(percentile_cont(0.5) within group (order by ${reached.took}))`.mapWith(
          Number,
        ),
        measured: sql`count(*)`.mapWith(Number),
      })
      .from(reached)
      .where(isNotNull(reached.took))
      .groupBy(reached.step)
    await db.delete(lead_step_times)
    if (times.length > 0) await db.insert(lead_step_times).values(times)
  })
}

export type StepTimes = {
  readonly medians: Readonly<Record<string, number>>
  /** When it was measured; null before the first time. */
  readonly at: string | null
}

/** What was measured last. */
export async function stepTimes(caller: Caller): Promise<StepTimes> {
  const db = await databaseOf(caller)
  const rows = await db.select().from(lead_step_times)
  return {
    medians: Object.fromEntries(rows.map(({ step, seconds }) => [step, seconds])),
    at: rows[0]?.at ?? null,
  }
}
