import type { CompanyTraits, TaxClass } from '@/src/domain/catalogue/facts/condition'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { Agent } from '@/src/domain/orders/holding'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

export type StateDuties = {
  readonly code: string
  readonly name: string
  readonly facts: readonly StateFact[]
}

/** Who owns the company, as far as its customer has told us. */
export type Ownership = {
  readonly owners: number
  /** Whether any owner is no US person. */
  readonly isForeign: boolean
  /** Of a single owner: whether they are a company. */
  readonly isCompany: boolean
  /** No one said whether the owner is a US person: `isForeign` goes by the address. */
  readonly isByAddress?: boolean
  /** The largest share of one foreign owner, in basis points. */
  readonly largestForeignShare?: number
}

const WHOLE = 10_000

/** The largest share of one foreign owner, in basis points; none where no one is known to be. */
export function foreignShareOf(ownership: Ownership | null): number {
  if (!ownership) return 0
  const single = ownership.owners === 1 && ownership.isForeign ? WHOLE : 0
  return ownership.largestForeignShare ?? single
}

/** Everything that a company's deadlines follow from. */
export type CompanyFacts = {
  /** The day on which the state formed it: `2026-11-21`. */
  readonly formedOn: string
  readonly name: string
  readonly type: CompanyType
  readonly state: StateDuties | null
  readonly ownership: Ownership | null
  readonly hasEin: boolean
  readonly agent: Agent
  /** The last day of its fiscal year, as `06-30`; the calendar year where no one said so. */
  readonly fiscalYearEnd?: string
  /** How the company chose to be taxed, where its type does not say it. */
  readonly taxedAs?: ChosenTax
}

export type ChosenTax = Extract<TaxClass, 's_corp' | 'c_corp'>

/** How the IRS taxes a company: as it chose, otherwise by its type and its owners. */
export function taxClassOf({
  type,
  ownership,
  taxedAs,
}: Pick<CompanyFacts, 'type' | 'ownership' | 'taxedAs'>): TaxClass | null {
  if (taxedAs) return taxedAs
  if (type === 'corporation') return 'c_corp'
  if (type === 'partnership') return 'partnership'
  if (!ownership) return null
  return ownership.owners > 1 ? 'partnership' : 'disregarded'
}

/** What a state's rules may ask of a company. */
export const traitsOf = (company: CompanyFacts): CompanyTraits => ({
  owners: company.ownership?.owners ?? null,
  taxClass: taxClassOf(company),
  foreignOwner: company.ownership?.isForeign ?? null,
})
