import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Tally } from '@/src/domain/leads/lead-funnel'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { lead_tallies } from '@/src/lib/own-tables'

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
