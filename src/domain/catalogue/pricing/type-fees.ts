import { feeInForce, type ListedFee, llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { isOnSale } from '@/src/domain/catalogue/facts/on-sale'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What a state charges to form a company of one type. */
export type TypeFee = ListedFee

/** By type; null where we prepare an offer by hand, and nothing is charged. */
export type TypeFees = Readonly<Record<CompanyType, TypeFee | null>>

/**
 * What a state charges for each type of company now.
 *
 * An LLC is sold in every state that is active, at the fee that staff keep there; any other type
 * only where its own fee and report are known with a source.
 */
export function typeFees(
  state: { readonly facts?: unknown; readonly filingFee: number },
  now: Date,
): TypeFees {
  const facts = readFacts(state.facts)
  const isSold = isOnSale(facts, 'corporation', now.toISOString().slice(0, 10))
  return {
    llc: llcFeeInForce(state, now),
    corporation: isSold ? feeInForce(facts, 'corporation', now) : null,
    partnership: null,
  }
}
