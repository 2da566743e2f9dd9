import { count, max } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { states } from '@/src/database-schema'
import type { StepEntry } from '@/src/domain/catalogue/editing/step-form'
import { standingFacts } from '@/src/domain/catalogue/fact-editing/standing-facts'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import type { CheckoutPackage, Package } from '@/src/payload-types'
import { allEntries } from '@/src/queries/catalogue/services'
import { shownStep } from '@/src/services/catalogue/entries/checkout-packages'
import type { Shown } from '@/src/services/catalogue/entries/entry'
import { officeDay, statesWithFacts } from '@/src/services/catalogue/facts/state-with-facts'

type FactCounts = {
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

/** The package that a description is about. */
type BasePackage = Pick<Package, 'name' | 'price' | 'isPopular'>

export type StepRow = { readonly shown: Shown<StepEntry>; readonly base: BasePackage | null }

type Steps = {
  readonly rows: readonly StepRow[]
  /** The name of each package that can be described, by its id. */
  readonly packages: Readonly<Record<string, string>>
}

const baseId = ({ package: base }: CheckoutPackage) => (typeof base === 'string' ? base : base.id)

/** The descriptions in their order, each with its package. */
export async function stepRows(req: PayloadRequest): Promise<Steps> {
  const steps = await allEntries(req, 'checkoutPackages', ['sortOrder', 'id'])
  const bases = await findRows(req, 'packages', {
    select: { name: true, price: true, isPopular: true },
    sort: 'price',
    limit: 200,
    overrideAccess: true, // the names and prices that the website shows
  })
  const byId = new Map(bases.map((base) => [base.id, base]))
  return {
    rows: steps.map((row) => ({ shown: shownStep(row), base: byId.get(baseId(row)) ?? null })),
    packages: Object.fromEntries(bases.map(({ id, name }) => [id, name])),
  }
}
