import { feeInForce, type ListedFee, llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { isOnSale, nameReservationFee } from '@/src/domain/catalogue/facts/on-sale'
import {
  type FactCompany,
  readFacts,
  type StateFact,
} from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/**
 * What a state charges to form a company of one type. Where the name must be reserved first, its
 * fee is part of the amount and stands in `reservation` too; dollars.
 */
export type TypeFee = ListedFee & { readonly reservation?: number }

/** By type; null where we prepare an offer by hand, and nothing is charged. */
export type TypeFees = Readonly<Record<CompanyType, TypeFee | null>>

function withReservation(
  fee: ListedFee | null,
  facts: readonly StateFact[],
  type: FactCompany,
  today: string,
): TypeFee | null {
  const reservation = nameReservationFee(facts, type, today)
  if (!fee || !reservation) return fee
  return { ...fee, filingFee: fee.filingFee + reservation, reservation }
}

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
    llc: withReservation(llcFeeInForce(state, today), facts, 'llc', today),
    corporation: isSold
      ? withReservation(feeInForce(facts, 'corporation', today), facts, 'corporation', today)
      : null,
    partnership: null,
  }
}

export const pricedFee = ({ filingFee, isUsual, reservation }: TypeFee) => ({
  filingFee,
  isUsualFee: isUsual,
  hasReservation: reservation !== undefined,
})
