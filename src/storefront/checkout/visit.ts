import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'

import { changedPrices, type PriceChange } from './formation/quote'
import type { CameBack } from './payment/outcome/came-back'

/** What we know of a signed-in person beforehand. */
type Prefill = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** What a visit to any checkout begins with. */
export type Visit<Catalogue, Draft, Step> = {
  readonly catalogue: Catalogue
  readonly draft: Draft | null
  readonly prefill: Prefill | null
  readonly wantedStep: Step | null
  /** How a payment ended that led away from here: one comes back to where one pays. */
  readonly cameBack: CameBack | null
}

/** The answers, with what we know put where nothing was typed. */
export function blanksFilled<Answers extends Partial<Prefill>>(
  answers: Answers,
  prefill: Prefill | null,
): Answers {
  if (!prefill) return answers
  return {
    ...answers,
    firstName: answers.firstName || prefill.firstName,
    lastName: answers.lastName || prefill.lastName,
    email: answers.email || prefill.email,
    phone: answers.phone || prefill.phone,
  }
}

type Priced = { readonly quote: Quote; readonly priceChanges: readonly PriceChange[] }

/** The order at another price; what has changed is said until the step is left. */
export function withQuote<State extends Priced>(state: State, quote: Quote): State {
  const changes = changedPrices(state.quote, quote)
  return { ...state, quote, priceChanges: changes.length > 0 ? changes : state.priceChanges }
}
