import type { Schedule } from '@/src/domain/catalogue/facts/schedule'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'

/** What a state asks of a company year by year, as the catalogue has it. Amounts are dollars. */
export type StateDuties = {
  readonly code: string
  readonly name: string
  readonly report: {
    readonly name: string | null
    readonly fee: number | null
    readonly rule: Schedule
  }
  readonly tax: {
    readonly name: string | null
    readonly minimum: number | null
    readonly collectedWithReport: boolean
  }
  readonly publicationRequired: boolean
  /** Where the state says so, and the ISO day on which it was read. */
  readonly sources: readonly string[]
  readonly asOf: string | null
}

/** Who owns the company, as far as its customer has told us. */
export type Ownership = {
  readonly owners: number
  /** Of a single owner: whether they are abroad, and whether they are a company. */
  readonly isForeign: boolean
  readonly isCompany: boolean
}

/**
 * Who takes the state's letters: our agent, paid until a day where a subscription says so, or
 * somebody of the customer's own. An agent by the month has invoices instead of a deadline.
 */
export type Agent =
  | { readonly by: 'us'; readonly paidUntil: string | null; readonly monthly: boolean }
  | { readonly by: 'own' }

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
}
