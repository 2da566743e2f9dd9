import { feeInForce, type ListedFee, llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { isOnSale } from '@/src/domain/catalogue/facts/on-sale'
import { readFacts } from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What a state charges to form a company of one type. */
export type TypeFee = ListedFee

/** By type; null where we prepare an offer by hand, and nothing is charged. */
export type TypeFees = Readonly<Record<CompanyType, TypeFee | null>>

/**
 * What a state charges for each type of company on the office's day, an ISO day.
 *
 * An LLC is sold in every state that is active, at the fee that staff keep there; any other type
 * only where its own fee and report are known with a source.
 */
export function typeFees(
  state: { readonly facts?: unknown; readonly filingFee: number },
  today: string,
): TypeFees {
  const facts = readFacts(state.facts)
  const isSold = isOnSale(facts, 'corporation', today)
  return {
    llc: llcFeeInForce(state, today),
    corporation: isSold ? feeInForce(facts, 'corporation', today) : null,
    partnership: null,
  }
}
