import { feeAmount, isExact } from '@/src/domain/catalogue/facts/fee'
import { factInForce, factsOn } from '@/src/domain/catalogue/facts/in-force'
import { isConfirmedOn } from '@/src/domain/catalogue/facts/review'
import { citesPage, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { ExpediteTier } from '@/src/domain/catalogue/pricing/expedite'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

function tierOf(fact: StateFact, today: string): ExpediteTier[] {
  const { key, title, words, checked, source } = fact
  const amount = feeAmount(fact.fee)
  if (!key.startsWith('expedite.') || !isExact(amount) || !citesPage(source)) return []
  const isUsual = !isConfirmedOn(fact, today)
  return [{ key, title, words, amountMinor: amount.least, isUsual, checked, source }]
}

/**
 * The faster reviews that a state sells on an ISO day, the cheapest first: with an exact fee and a
 * page that states it. Only an LLC's are known.
 */
export function expediteTiers(
  facts: readonly StateFact[],
  type: CompanyType,
  today: string,
): ExpediteTier[] {
  if (type !== 'llc') return []
  return factsOn(facts, type, today)
    .flatMap((fact) => tierOf(fact, today))
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
}

/** How long a state takes to form a company, in its own words; empty where no page was read that says it. */
export function processingTime(
  facts: readonly StateFact[],
  type: CompanyType,
  today: string,
): string {
  if (type === 'partnership') return ''
  const fact = factInForce(facts, 'turnaround', type, today)
  return fact && citesPage(fact.source) && isConfirmedOn(fact, today) ? fact.words : ''
}
