import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { CheckoutCatalogue, DraftView } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { STEP_NAMES, type Step, stepIndex } from '@/src/domain/vocabulary/checkout-steps'

import { typedEarly, withQuote } from '../visit'
import { keepOffered, lostAddons } from './choices'
import { changedPrices, type PriceChange, previewQuote } from './quote'
import { reachable } from './step-ready'

/** A purchase as this browser sees it. */
export type CheckoutState = {
  readonly catalogue: CheckoutCatalogue
  readonly step: Step
  readonly answers: DraftAnswers
  /** What the choices cost: the server's word once saved, our own reckoning until then. */
  readonly quote: Quote
  /** Grows with every change; a save says which one it holds. */
  readonly revision: number
  /** Grows when answers come from somewhere else than the fields on screen. */
  readonly refilled: number
  /** A way to pay is held, so the review may be reached. */
  readonly isHeld: boolean
  readonly priceChanges: readonly PriceChange[]
  /** Names of add-ons that fell away because the chosen package does not offer them. */
  readonly lost: readonly string[]
  /** Came here from the review to change one thing. */
  readonly isEditing: boolean
  /** The review was asked for, but what was typed to pay with went with the page. */
  readonly isMethodLost: boolean
  /** What the server knows of the visitor has come. */
  readonly hasArrived: boolean
}

export type CheckoutAction =
  /** The visit as it begins for this visitor; whatever was done meanwhile stands. */
  | { type: 'arrived'; begun: CheckoutState }
  | { type: 'answered'; answers: DraftAnswers }
  | { type: 'restored'; answers: DraftAnswers; step: Step }
  | { type: 'wentTo'; step: Step; isEditing?: boolean }
  | { type: 'saved'; revision: number; draft: DraftView }
  /** What will be charged is held: on to the review. */
  | { type: 'held' }
  /** It is held no longer: back to where one pays. */
  | { type: 'lost' }
  | { type: 'repriced'; quote: Quote }

export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'arrived':
      return arrived(state, action.begun)
    case 'answered':
      return answered(state, action.answers)
    case 'restored':
      return restored(state, action.answers, action.step)
    case 'wentTo':
      return wentTo(state, action.step, action.isEditing ?? false)
    case 'saved':
      return saved(state, action.revision, action.draft.quote)
    case 'held':
      return wentTo({ ...state, isHeld: true }, 'confirm', false)
    case 'lost':
      return wentTo({ ...state, isHeld: false }, 'payment', false)
    case 'repriced':
      return withQuote(state, action.quote)
  }
}

function arrived(early: CheckoutState, begun: CheckoutState): CheckoutState {
  if (early.revision === 0) return { ...begun, hasArrived: true }
  const typed = typedEarly(early.answers, keepOffered({}, early.catalogue))
  const state = answered({ ...begun, step: early.step }, typed)
  return { ...state, refilled: early.refilled + 1, hasArrived: true }
}

function answered(state: CheckoutState, patch: DraftAnswers): CheckoutState {
  const isOtherState = patch.stateId !== undefined && patch.stateId !== state.answers.stateId
  const wanted = { ...state.answers, ...patch, ...(isOtherState && { expedite: '' }) }
  const answers = keepOffered(wanted, state.catalogue)
  const touchesPackage = patch.packageId !== undefined
  const quote = previewQuote(state.catalogue, answers, state.quote)
  const isOtherType = answers.companyType !== state.answers.companyType
  return {
    ...state,
    answers,
    quote,
    priceChanges: isOtherType ? changedPrices(state.quote, quote) : state.priceChanges,
    revision: state.revision + 1,
    lost: touchesPackage ? lostAddons(wanted, state.catalogue) : state.lost,
  }
}

function restored(state: CheckoutState, answers: DraftAnswers, step: Step): CheckoutState {
  const refilled = { ...answered(state, answers), refilled: state.refilled + 1 }
  return wentTo(refilled, step, false)
}

function wentTo(state: CheckoutState, wanted: Step, isEditing: boolean): CheckoutState {
  const step = reachable(wanted, state.answers, state.catalogue, state.isHeld)
  if (step === state.step) return state
  return {
    ...state,
    step,
    isEditing: isEditing && step === wanted,
    revision: state.revision + 1,
    priceChanges: [],
    lost: [],
    isMethodLost: false,
  }
}

function saved(state: CheckoutState, revision: number, quote: Quote): CheckoutState {
  if (revision === state.revision) return withQuote(state, quote)
  // More has been changed since: take over the server's prices, not its choices.
  return withQuote(state, previewQuote(state.catalogue, state.answers, quote))
}

/** Where Next leads: on, or back to the review when that is where one came from. */
export function stepAfter(state: CheckoutState): Step {
  if (state.isEditing) return 'confirm'
  return STEP_NAMES[stepIndex(state.step) + 1] ?? 'confirm'
}

/** Where Previous leads; null on the first step. */
export function stepBefore(step: Step, isRequest = false): Step | null {
  if (step === 'confirm' && isRequest) return 'personal'
  return STEP_NAMES[stepIndex(step) - 1] ?? null
}
