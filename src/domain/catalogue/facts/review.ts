import { factInForce } from '@/src/domain/catalogue/facts/in-force'
import { citesPage, factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
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

const oldBefore = (today: string) => isoDate(addDays(parseDate(today), -REVIEW_DAYS))

/** Whether a fact was read on a page that states it; otherwise it is what usually holds. */
export const isSourced = ({ certainty, source }: StateFact) =>
  certainty === 'confirmed' && citesPage(source)

/** Whether a fact is shown without a mark: sourced, and not read too long ago. */
export const isConfirmedOn = (fact: StateFact, today: string) =>
  isSourced(fact) && fact.checked !== null && fact.checked >= oldBefore(today)

function reasonsFor({ source, checked, certainty }: StateFact, before: string): ReviewReason[] {
  const found: Record<ReviewReason, boolean> = {
    unsourced: !citesPage(source),
    usual: certainty === 'usual',
    old: checked === null || checked < before,
  }
  return REVIEW_REASONS.filter((reason) => found[reason])
}

/**
 * The facts that staff should look up: those without a source, those that only usually hold, and
 * those that no one has read for 180 days. A version that a later one has replaced is history.
 */
export function factsToReview(facts: readonly StateFact[], today: string): FactToReview[] {
  const before = oldBefore(today)
  return facts.flatMap((fact) => {
    const present = factInForce(facts, fact.key, fact.company, today)
    if (present && (fact.from ?? '') < (present.from ?? '')) return []
    const reasons = reasonsFor(fact, before)
    return reasons.length > 0 ? [{ id: factId(fact), fact, reasons }] : []
  })
}
