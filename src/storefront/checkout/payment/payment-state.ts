import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import type { HeldMethod, PayOutcome, Trouble } from './outcome/payment-outcome'

export type PaymentState = {
  /** The way to pay that was asked for; it need not be open. */
  readonly wanted: GatewaySlug
  /** What can be charged, once the form was complete. */
  readonly held: HeldMethod | null
  /** Grows when the card has to be typed again. */
  readonly round: number
  readonly busy: 'holding' | 'paying' | null
  /** What is wrong with what was typed, where no field says so. */
  readonly problem: string | null
  readonly trouble: Trouble | null
}

export type PaymentAction =
  /** It is known what happened before the customer came back here. */
  | { type: 'came'; trouble: Trouble }
  | { type: 'chose'; gateway: GatewaySlug }
  | { type: 'began'; busy: 'holding' | 'paying' }
  | { type: 'held'; held: HeldMethod }
  | { type: 'refusedDetails'; message: string | null }
  | { type: 'ended'; outcome: PayOutcome }
  | { type: 'returned' }

/** Cards are the default, as the specification has it. */
export const FIRST_STATE = (trouble: Trouble | null): PaymentState => ({
  wanted: 'stripe',
  held: null,
  round: 0,
  busy: null,
  problem: null,
  trouble,
})

export function paymentReducer(state: PaymentState, action: PaymentAction): PaymentState {
  switch (action.type) {
    case 'came':
      return { ...state, trouble: action.trouble }
    case 'chose':
      if (action.gateway === state.wanted) return state
      return { ...state, wanted: action.gateway, held: null, problem: null }
    case 'began':
      return { ...state, busy: action.busy, problem: null, trouble: null }
    case 'held':
      return { ...state, held: action.held, busy: null, problem: null }
    case 'refusedDetails':
      return { ...state, held: null, busy: null, problem: action.message }
    case 'ended':
      return ended(state, action.outcome)
    case 'returned':
      return { ...state, busy: null }
  }
}

function ended(state: PaymentState, outcome: PayOutcome): PaymentState {
  // On its way elsewhere, the page stays as it is until it is gone.
  if (outcome.kind === 'left') return { ...state, busy: 'paying' }
  if (outcome.kind === 'repriced') return { ...state, busy: null }
  const { trouble, needsMethod } = outcome
  if (!needsMethod) return { ...state, busy: null, trouble }
  return { ...state, busy: null, trouble, held: null, round: state.round + 1 }
}
