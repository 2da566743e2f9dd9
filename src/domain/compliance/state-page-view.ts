import type { TypeFees } from '@/src/domain/catalogue/pricing/type-fees'
import type { TypeFactsView } from '@/src/domain/compliance/type-facts-view'

/** What forming and keeping a company in a state takes. Amounts are dollars, dates ISO. */
export type StatePageView = {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Of each type of company; null where staff make an offer. */
  readonly fees: TypeFees
  /** The types that have facts here, an LLC first; a corporation only where it is sold. */
  readonly types: readonly TypeFactsView[]
  /** What our registered agent costs a year; null where we offer none. */
  readonly agentYearly: number | null
  /** What follows the state's name: `takes 7-10 business days`; empty where nothing was read. */
  readonly turnaroundTime: string
  readonly formationDocument: string
  readonly agency: string | null
  readonly nameSearchUrl: string | null
  readonly notes: readonly string[]
  /** The day for which the deadlines were worked out. */
  readonly today: string
}
