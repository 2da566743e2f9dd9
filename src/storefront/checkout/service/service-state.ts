import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceCatalogue, ServiceDraftView } from '@/src/domain/checkout/service-view'

import type { PriceChange } from '../formation/quote'
import { typedEarly, withQuote } from '../visit'
import { keepOffered } from './offer'
import { previewServiceQuote } from './preview'
import { detailsAreReady } from './questions/details-ready'

/** The purchase of a service as this browser sees it. */
export type ServiceState = {
  readonly catalogue: ServiceCatalogue
  readonly step: ServiceStep
  readonly answers: ServiceDraftAnswers
  /** What the choices cost: the server's word once saved, our own reckoning until then. */
  readonly quote: Quote
  /** Grows with every change; a save says which one it holds. */
  readonly revision: number
  readonly priceChanges: readonly PriceChange[]
  /** What the server knows of the visitor has come. */
  readonly hasArrived: boolean
}

export type ServiceAction =
  /** The visit as it begins for this visitor; whatever was done meanwhile stands. */
  | { type: 'arrived'; begun: ServiceState }
  | { type: 'answered'; answers: ServiceDraftAnswers }
  | { type: 'wentTo'; step: ServiceStep }
  | { type: 'saved'; revision: number; draft: ServiceDraftView }
  | { type: 'repriced'; quote: Quote }

export function serviceReducer(state: ServiceState, action: ServiceAction): ServiceState {
  switch (action.type) {
    case 'arrived':
      return arrived(state, action.begun)
    case 'answered':
      return answered(state, action.answers)
    case 'wentTo':
      return wentTo(state, action.step)
    case 'saved':
      return saved(state, action.revision, action.draft.quote)
    case 'repriced':
      return withQuote(state, action.quote)
  }
}

function arrived(early: ServiceState, begun: ServiceState): ServiceState {
  if (early.revision === 0) return { ...begun, hasArrived: true }
  const typed = typedEarly(early.answers, keepOffered({}, early.catalogue))
  return { ...answered({ ...begun, step: early.step }, typed), hasArrived: true }
}

function answered(state: ServiceState, patch: ServiceDraftAnswers): ServiceState {
  const answers = keepOffered({ ...state.answers, ...patch }, state.catalogue)
  return {
    ...state,
    answers,
    quote: previewServiceQuote(state.catalogue, answers, state.quote),
    revision: state.revision + 1,
  }
}

function wentTo(state: ServiceState, wanted: ServiceStep): ServiceState {
  const step = reachable(wanted, state.answers, state.catalogue)
  if (step === state.step) return state
  return { ...state, step, revision: state.revision + 1, priceChanges: [] }
}

function saved(state: ServiceState, revision: number, quote: Quote): ServiceState {
  if (revision === state.revision) return withQuote(state, quote)
  // More has been changed since: take over the server's prices, not its choices.
  return withQuote(state, previewServiceQuote(state.catalogue, state.answers, quote))
}

/** The wanted step; the details as long as they lack something. */
export function reachable(
  wanted: ServiceStep,
  answers: ServiceDraftAnswers,
  catalogue: ServiceCatalogue,
): ServiceStep {
  return detailsAreReady(answers, catalogue) ? wanted : 'details'
}
