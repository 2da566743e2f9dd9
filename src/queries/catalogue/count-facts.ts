import { count, max } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { states } from '@/src/database-schema'
import { standingFacts } from '@/src/domain/catalogue/fact-editing/standing-facts'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { databaseOf } from '@/src/lib/database'
import { officeDay, statesWithFacts } from '@/src/services/catalogue/facts/state-with-facts'

export type FactCounts = {
  readonly toReview: number
  readonly all: number
  /** Fees that no one has looked up for too long. */
  readonly oldFees: number
}

const isFee = ({ key, title }: StateFact) => `${key} ${title}`.toLowerCase().includes('fee')

let known: { readonly of: string; readonly counts: FactCounts } | undefined

/**
 * How many facts hold or are to come, and how many of them staff should look up. The facts are
 * read again only when a state was saved or a new day began.
 */
export async function countFacts(req: PayloadRequest): Promise<FactCounts> {
  const today = await officeDay(req)
  const db = await databaseOf(req)
  const [rows] = await db.select({ states: count(), last: max(states.updatedAt) }).from(states)
  const of = JSON.stringify([today, rows])
  if (known?.of === of) return known.counts
  const found = (await statesWithFacts(req)).flatMap(({ facts }) => standingFacts(facts, today))
  const counts = {
    toReview: found.filter(({ reasons }) => reasons.length > 0).length,
    all: found.length,
    oldFees: found.filter(({ fact, reasons }) => isFee(fact) && reasons.includes('old')).length,
  }
  known = { of, counts }
  return counts
}
