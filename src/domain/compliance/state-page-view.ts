import type { Deadline } from '@/src/domain/compliance/next-deadlines'

/** What forming and keeping a company in a state takes. Amounts are dollars, dates ISO. */
export type StatePageView = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly filingFee: number
  readonly feeAsOf: string | null
  readonly scheduledFee: { readonly fee: number; readonly from: string } | null
  /** What our registered agent costs a year; null where we offer none. */
  readonly agentYearly: number | null
  readonly turnaroundTime: string
  readonly formationDocument: string
  readonly agency: string | null
  readonly nameSearchUrl: string | null
  readonly expediteOffered: boolean
  readonly publicationRequired: boolean
  /** The fee, where a name must be reserved first. */
  readonly nameReservation: number | null
  readonly report: {
    readonly name: string
    readonly fee: number
    /** A sentence without its full stop. */
    readonly when: string
    /** More of it, for the customer; may be empty. */
    readonly words: string
    /** Of a company formed today. */
    readonly deadlines: readonly Deadline[]
  } | null
  readonly tax: {
    readonly name: string
    readonly minimum: number | null
    readonly withReport: boolean
  } | null
  /** Whether all that it says was read where the state says it. */
  readonly certainty: 'confirmed' | 'usual'
  readonly notes: readonly string[]
  readonly sources: readonly string[]
  /** The day for which the deadlines were worked out. */
  readonly today: string
}
