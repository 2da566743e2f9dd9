import type { Dispatch } from 'react'

import type { PlaceResult } from '@/src/domain/checkout/checkout-view'

import { type ApiFailure, placeOrder } from '../checkout-api'
import type { CheckoutAction, CheckoutState } from '../checkout-state'
import { forgetUnsaved } from '../saving/draft-backup'
import type { CardDesk, TakeResult } from './card-desk'

type Completion = {
  readonly state: CheckoutState
  readonly dispatch: Dispatch<CheckoutAction>
  /** Puts the latest answers on the server; false when that fails. */
  readonly flush: () => Promise<boolean>
  readonly desk: CardDesk | null
}

const NOT_PAID = 'Payment was not successful'
const UNREACHED = {
  title: 'We could not reach the server',
  message:
    'Your answers are kept. Check your connection and press Complete Order again: you are never charged twice for one order.',
}

/** Places the order for the total on screen and charges the card that is held. */
export async function completeOrder(completion: Completion): Promise<void> {
  completion.dispatch({ type: 'began', busy: 'paying' })
  const refusal = await attempt(completion)
  if (refusal) completion.dispatch(refusal)
}

/** What went wrong; null when the page is on its way to the confirmation. */
async function attempt({
  state,
  dispatch,
  flush,
  desk,
}: Completion): Promise<CheckoutAction | null> {
  if (!(await flush())) return { type: 'failed', trouble: UNREACHED, needsCard: false }
  const taken = await cardFor(state, desk)
  if (!taken.ok) return cardRefused(taken.message)
  if (taken.card !== state.card) dispatch({ type: 'cardHeld', card: taken.card })

  const result = await placeOrder({
    expectedTotalMinor: state.quote.totalMinor,
    gateway: state.answers.gateway ?? 'stripe',
    confirmationToken: taken.card.token,
    consent: true,
  })
  return result.ok ? finish(desk, result.value) : refusalOf(result)
}

/** The card as held, or taken again when the total has moved since. */
async function cardFor({ card, quote }: CheckoutState, desk: CardDesk | null): Promise<TakeResult> {
  if (card && (card.totalMinor === quote.totalMinor || !desk)) return { ok: true, card }
  return desk?.retake(quote.totalMinor) ?? { ok: false, message: 'Please enter the card again.' }
}

async function finish(desk: CardDesk | null, placed: PlaceResult): Promise<CheckoutAction | null> {
  if (placed.status !== 'requires_action') {
    forgetUnsaved()
    window.location.assign(placed.redirect)
    return null
  }
  const challenged = await desk?.challenge(placed.clientSecret)
  if (!challenged?.ok) return cardRefused(challenged?.message ?? 'Payment confirmation failed')
  const back = new URLSearchParams({ gateway: 'stripe', payment_intent: challenged.ref })
  window.location.assign(`/checkout/return?${back}`)
  return null
}

function cardRefused(message: string): CheckoutAction {
  return { type: 'failed', needsCard: true, trouble: { title: NOT_PAID, message } }
}

function refusalOf(failure: ApiFailure): CheckoutAction {
  if (failure.quote) return { type: 'repriced', quote: failure.quote }
  if (failure.status === 402) return cardRefused(failure.message)
  if (failure.code === 'unreachable')
    return { type: 'failed', trouble: UNREACHED, needsCard: false }
  const reference = failure.id ? ` Reference: ${failure.id}` : ''
  const trouble = {
    title: 'Your order is not complete yet',
    message: `${failure.message}${reference}`,
  }
  return { type: 'failed', needsCard: false, trouble }
}
