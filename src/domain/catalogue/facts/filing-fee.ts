import { comingFilingFee, filingFeeOn } from '@/src/domain/catalogue/facts/on-sale'
import { isSourced } from '@/src/domain/catalogue/facts/review'
import { factId, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

const DOLLAR = 100

/** A state's filing fee as it is shown: dollars, and ISO days. */
export type ListedFee = {
  readonly filingFee: number
  /** The day from which the fee is known: when it was read, or when it began if that was later. */
  readonly feeAsOf: string | null
  /** It is what the state usually charges: no one has read it on a page that states it. */
  readonly isUsual: boolean
  readonly scheduledFee: { readonly fee: number; readonly from: string } | null
}

type Stored = { readonly facts?: unknown; readonly filingFee: number }

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)

/**
 * What forming a company costs in a state, and what is announced; null where no fact says it.
 *
 * @param today an ISO day: the office's, by which every fee begins
 */
export function feeInForce(
  facts: readonly StateFact[],
  type: CompanyType,
  today: string,
): ListedFee | null {
  const found = filingFeeOn(facts, type, today)
  if (!found) return null
  const coming = comingFilingFee(facts, type, today)
  return {
    filingFee: found.cents / DOLLAR,
    feeAsOf: later(found.fact.checked, found.fact.from),
    isUsual: !isSourced(found.fact),
    scheduledFee: coming && { fee: coming.cents / DOLLAR, from: coming.from },
  }
}

/** Returns the filing fee of an LLC; without facts, the stored one. */
export function llcFeeInForce({ facts, filingFee }: Stored, today: string): ListedFee {
  const known = feeInForce(readFacts(facts), 'llc', today)
  return known ?? { filingFee, feeAsOf: null, isUsual: true, scheduledFee: null }
}

/** A filing fee as staff say it: in cents, from a day on, with the page that says so. */
export type TypedFee = Pick<StateFact, 'from' | 'source' | 'checked'> & { readonly cents: number }

export const certaintyOf = ({
  source,
  checked,
}: Pick<StateFact, 'source' | 'checked'>): StateFact['certainty'] =>
  source && checked ? 'confirmed' : 'usual'

/** The fact of an LLC's fee that staff typed; without a source it goes on the review list. */
export const typedFee = (
  { cents, from, source, checked }: TypedFee,
  title = 'Articles of Organization',
): StateFact => ({
  key: 'filing_fee',
  company: 'llc',
  title,
  words: '',
  fee: { type: 'fixed', cents },
  due: { type: 'none' },
  applies: 'everybody',
  from,
  source,
  checked,
  certainty: certaintyOf({ source, checked }),
  note: source ? '' : 'Typed in the back-office.',
})

/**
 * Keeps the stored fee and the facts in step when a state is saved. Changed facts decide; a fee
 * that was changed instead becomes a new version of its fact from today on.
 */
export function keepFilingFee(
  { facts, filingFee }: { readonly facts: readonly StateFact[]; readonly filingFee?: number },
  before: { readonly factsChanged: boolean; readonly filingFee?: number },
  today: string,
): { readonly facts: readonly StateFact[]; readonly filingFee?: number } {
  const known = filingFeeOn(facts, 'llc', today)
  const wasTyped = filingFee !== undefined && filingFee !== before.filingFee
  if (known && (before.factsChanged || !wasTyped)) return { facts, filingFee: known.cents / DOLLAR }
  if (filingFee === undefined) return { facts }
  const cents = Math.round(filingFee * DOLLAR)
  if (known?.cents === cents) return { facts, filingFee }
  const from = known ? today : null
  const typed = typedFee({ cents, from, source: null, checked: null }, known?.fact.title)
  return {
    facts: [...facts.filter((fact) => factId(fact) !== factId(typed)), typed],
    filingFee,
  }
}
