import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { STEP_NAMES, type Step, stepIndex } from '@/src/domain/checkout/steps'
import type { Quote } from '@/src/domain/pricing/formation-quote'

import { keepOffered, lostAddons } from './choices'
import { changedPrices, type PriceChange, previewQuote } from './quote'
import { reachable } from './step-ready'

/** A card that the provider holds for us: its single-use token, and how we show it. */
export type HeldCard = {
  readonly token: string
  readonly label: string
  readonly totalMinor: number
}

/** Why an order could not be completed, in words for the customer. */
type Trouble = { readonly title: string; readonly message: string }

type Busy = 'card' | 'paying'

/** A purchase as this browser sees it. */
export type CheckoutState = {
  readonly catalogue: CheckoutCatalogue
  readonly step: Step
  readonly answers: DraftAnswers
  /** What the choices cost: the server's word once saved, our own reckoning until then. */
  readonly quote: Quote
  readonly isServerQuote: boolean
  /** Grows with every change; a save says which one it holds. */
  readonly revision: number
  /** Grows when answers come from somewhere else than the fields on screen. */
  readonly refilled: number
  readonly card: HeldCard | null
  /** Grows when the card has to be typed anew. */
  readonly cardRound: number
  readonly busy: Busy | null
  readonly trouble: Trouble | null
  readonly priceChanges: readonly PriceChange[]
  /** Names of add-ons that fell away because the chosen package does not offer them. */
  readonly lost: readonly string[]
  /** Came here from the review to mend one thing. */
  readonly isMending: boolean
}

export type CheckoutAction =
  | { type: 'answered'; answers: DraftAnswers }
  | { type: 'restored'; answers: DraftAnswers }
  | { type: 'wentTo'; step: Step; isMending?: boolean }
  | { type: 'saved'; revision: number; draft: DraftView }
  | { type: 'cardHeld'; card: HeldCard }
  | { type: 'began'; busy: Busy }
  | { type: 'stopped' }
  | { type: 'repriced'; quote: Quote }
  | { type: 'failed'; trouble: Trouble; needsCard: boolean }

export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'answered':
      return answered(state, action.answers)
    case 'restored':
      return { ...answered(state, action.answers), refilled: state.refilled + 1 }
    case 'wentTo':
      return wentTo(state, action.step, action.isMending ?? false)
    case 'saved':
      return saved(state, action.revision, action.draft.quote)
    case 'cardHeld':
      return { ...state, card: action.card }
    case 'began':
      return { ...state, busy: action.busy, trouble: null, priceChanges: [] }
    case 'stopped':
      return { ...state, busy: null }
    case 'repriced':
      return { ...withQuote(state, action.quote, true), busy: null }
    case 'failed':
      return failed(state, action.trouble, action.needsCard)
  }
}

function answered(state: CheckoutState, patch: DraftAnswers): CheckoutState {
  const wanted = { ...state.answers, ...patch }
  const answers = keepOffered(wanted, state.catalogue)
  const touchesPackage = patch.packageId !== undefined
  return {
    ...state,
    answers,
    quote: previewQuote(state.catalogue, answers, state.quote),
    isServerQuote: false,
    revision: state.revision + 1,
    lost: touchesPackage ? lostAddons(wanted, state.catalogue) : state.lost,
  }
}

function wentTo(state: CheckoutState, wanted: Step, isMending: boolean): CheckoutState {
  const step = reachable(wanted, state.answers, state.catalogue, state.card !== null)
  if (step === state.step) return state
  return {
    ...state,
    step,
    isMending: isMending && step === wanted,
    revision: state.revision + 1,
    trouble: null,
    priceChanges: [],
    lost: [],
  }
}

function saved(state: CheckoutState, revision: number, quote: Quote): CheckoutState {
  if (revision === state.revision) return withQuote(state, quote, true)
  // More has been changed since: take over the server's prices, not its choices.
  return withQuote(state, previewQuote(state.catalogue, state.answers, quote), false)
}

function withQuote(state: CheckoutState, quote: Quote, isServerQuote: boolean): CheckoutState {
  const changes = changedPrices(state.quote, quote)
  const priceChanges = changes.length > 0 ? changes : state.priceChanges
  return { ...state, quote, isServerQuote, priceChanges }
}

function failed(state: CheckoutState, trouble: Trouble, needsCard: boolean): CheckoutState {
  if (!needsCard) return { ...state, busy: null, trouble }
  const isElsewhere = state.step !== 'payment'
  return {
    ...state,
    step: 'payment',
    revision: isElsewhere ? state.revision + 1 : state.revision,
    card: null,
    cardRound: state.cardRound + 1,
    busy: null,
    trouble,
  }
}

/** Where Next leads: on, or back to the review when that is where one came from. */
export function stepAfter(state: CheckoutState): Step {
  if (state.isMending) return 'confirm'
  return STEP_NAMES[stepIndex(state.step) + 1] ?? 'confirm'
}

/** Where Previous leads; null on the first step. */
export function stepBefore(step: Step): Step | null {
  return STEP_NAMES[stepIndex(step) - 1] ?? null
}
