import type { CompanyTraits } from '@/src/domain/catalogue/facts/condition'
import { feeAmount } from '@/src/domain/catalogue/facts/fee'
import { factInForce, factToCome } from '@/src/domain/catalogue/facts/in-force'
import {
  citesPage,
  type FactCompany,
  type StateFact,
} from '@/src/domain/catalogue/facts/state-fact'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What must be known with a source before a company of a type is sold in a state. */
const NEEDED = ['filing_fee', 'report'] as const

const isFactCompany = (type: CompanyType): type is FactCompany => type !== 'partnership'

/**
 * Whether a company of a type is sold in a state, on an ISO day. Otherwise it is a request that
 * staff answer, and nothing is charged.
 */
export function isOnSale(facts: readonly StateFact[], type: CompanyType, day: string): boolean {
  if (!isFactCompany(type)) return false
  return NEEDED.every((key) => citesPage(factInForce(facts, key, type, day)?.source ?? null))
}

const DOLLAR = 100

/** What a state charges to reserve a name, in dollars, where that must come first; else null. */
export function nameReservationFee(
  facts: readonly StateFact[],
  type: FactCompany,
  day: string,
): number | null {
  const fact = factInForce(facts, 'name_reservation', type, day)
  return fact?.applies === 'everybody' ? feeAmount(fact.fee).least / DOLLAR : null
}

/** Whether a new company must publish a notice in newspapers. */
export const needsPublication = (facts: readonly StateFact[], type: FactCompany, day: string) =>
  factInForce(facts, 'first.publication', type, day) !== null

/** A state's filing fee as it is charged: cents, and the fact that says so. */
export type FilingFee = { readonly cents: number; readonly fact: StateFact }

/**
 * What a state charges on an ISO day to form a company of a type; the least where it depends on
 * owners who are not known. Null where no fact says it.
 */
export function filingFeeOn(
  facts: readonly StateFact[],
  type: CompanyType,
  day: string,
  traits: CompanyTraits = {},
): FilingFee | null {
  const fact = isFactCompany(type) ? factInForce(facts, 'filing_fee', type, day) : null
  return fact && { cents: feeAmount(fact.fee, traits).least, fact }
}

/** The filing fee that is announced next, in cents, and its first day. */
export function comingFilingFee(
  facts: readonly StateFact[],
  type: CompanyType,
  day: string,
): { readonly cents: number; readonly from: string } | null {
  const fact = isFactCompany(type) ? factToCome(facts, 'filing_fee', type, day) : null
  return fact?.from ? { cents: feeAmount(fact.fee).least, from: fact.from } : null
}
