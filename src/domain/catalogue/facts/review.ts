import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** How long a fact is relied on before someone reads it again. */
export const REVIEW_DAYS = 180

export const REVIEW_REASONS = ['unsourced', 'usual', 'old'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export type FactToReview = {
  readonly id: string
  readonly fact: StateFact
  readonly reasons: readonly ReviewReason[]
}

function reasonsFor({ source, checked, certainty }: StateFact, oldBefore: string): ReviewReason[] {
  const found: Record<ReviewReason, boolean> = {
    unsourced: source === null,
    usual: certainty === 'usual',
    old: checked === null || checked < oldBefore,
  }
  return REVIEW_REASONS.filter((reason) => found[reason])
}

/**
 * The facts that staff should look up: those without a source, those that only usually hold, and
 * those that no one has read for 180 days. A version that a later one has replaced is history.
 */
export function factsToReview(facts: readonly StateFact[], today: string): FactToReview[] {
  const oldBefore = isoDate(addDays(parseDate(today), -REVIEW_DAYS))
  return facts.flatMap((fact) => {
    const present = factInForce(facts, fact.key, fact.company, today)
    if (present && (fact.from ?? '') < (present.from ?? '')) return []
    const reasons = reasonsFor(fact, oldBefore)
    return reasons.length > 0 ? [{ id: factId(fact), fact, reasons }] : []
  })
}
