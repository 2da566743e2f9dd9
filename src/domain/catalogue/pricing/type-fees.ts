import { comingFilingFee, filingFeeOn, isOnSale } from '@/src/domain/catalogue/facts/on-sale'
import { readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { type Fees, feeInForce } from '@/src/domain/catalogue/pricing/scheduled-fee'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What a state charges to form a company of one type, in dollars. */
export type TypeFee = {
  readonly filingFee: number
  /** ISO date on which the fee was last checked. */
  readonly feeAsOf: string | null
  /** A change that the state has announced: the new fee, and the ISO date it begins on. */
  readonly scheduledFee: { readonly fee: number; readonly from: string } | null
}

/** By type; null where we prepare an offer by hand, and nothing is charged. */
export type TypeFees = Readonly<Record<CompanyType, TypeFee | null>>

type PricedByFacts = Fees & { readonly facts?: unknown }

const DOLLAR = 100

function bySourcedFacts(
  facts: readonly StateFact[],
  type: CompanyType,
  day: string,
): TypeFee | null {
  const fee = isOnSale(facts, type, day) ? filingFeeOn(facts, type, day) : null
  if (!fee) return null
  const coming = comingFilingFee(facts, type, day)
  return {
    filingFee: fee.cents / DOLLAR,
    feeAsOf: fee.fact.checked,
    scheduledFee: coming && { fee: coming.cents / DOLLAR, from: coming.from },
  }
}

/** The fee of an LLC as the state's own fields have it, where no fact speaks of one. */
function byFields(state: Fees, now: Date): TypeFee {
  const { fee, from } = state.scheduledFee ?? {}
  const isComing = typeof fee === 'number' && from && new Date(from) > now
  return { ...feeInForce(state, now), scheduledFee: isComing ? { fee, from } : null }
}

/** What a state charges for each type of company now. */
export function typeFees(state: PricedByFacts, now: Date): TypeFees {
  const facts = readFacts(state.facts ?? [])
  const day = now.toISOString().slice(0, 10)
  const knowsLlcs = facts.some(({ company, key }) => company === 'llc' && key === 'filing_fee')
  return {
    llc: knowsLlcs ? bySourcedFacts(facts, 'llc', day) : byFields(state, now),
    corporation: bySourcedFacts(facts, 'corporation', day),
    partnership: null,
  }
}
