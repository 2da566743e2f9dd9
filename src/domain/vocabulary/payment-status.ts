import { keysOf } from './keys'

export const GATEWAYS = ['stripe', 'razorpay', 'paypal'] as const
export type GatewaySlug = (typeof GATEWAYS)[number]

export const GATEWAY_LABELS: Record<GatewaySlug, string> = {
  stripe: 'Card',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
}

/**
 * The life of one payment attempt, each state with those it may move to.
 *
 * `processing` is with the customer's bank, for days: no one may pay the order again meanwhile.
 * `quarantined` is money that does not fit its order; only a person can resolve it.
 */
export const PAYMENT_TRANSITIONS = {
  opening: [
    'open',
    'processing',
    'requires_action',
    'succeeded',
    'failed',
    'cancelled',
    'quarantined',
  ],
  open: ['processing', 'requires_action', 'succeeded', 'failed', 'cancelled', 'quarantined'],
  requires_action: ['open', 'processing', 'succeeded', 'failed', 'cancelled', 'quarantined'],
  processing: ['succeeded', 'failed', 'cancelled', 'quarantined'],
  failed: ['succeeded', 'quarantined'],
  cancelled: ['succeeded', 'quarantined'],
  succeeded: ['refunded', 'quarantined'],
  quarantined: ['succeeded', 'refunded'],
  refunded: ['succeeded'], // a refund that failed late
} as const satisfies Record<string, readonly string[]>

export type PaymentAttemptStatus = keyof typeof PAYMENT_TRANSITIONS

export const PAYMENT_ATTEMPT_STATUSES = /* @__PURE__ */ keysOf(PAYMENT_TRANSITIONS) // not for browsers that read another export

/** Attempts whose end we do not know yet: the reconciler asks after each of them. */
export const UNFINISHED: readonly PaymentAttemptStatus[] = [
  'opening',
  'open',
  'requires_action',
  'processing',
]

export function canMove(from: PaymentAttemptStatus, to: PaymentAttemptStatus): boolean {
  const next: readonly PaymentAttemptStatus[] = PAYMENT_TRANSITIONS[from]
  return next.includes(to)
}
