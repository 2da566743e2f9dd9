import type { SwitchName } from '@/sandbox/payments/switches'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import type { Failpoint } from '@/src/lib/failpoints'

/** What goes on while a failpoint is reached. */
export type Act = 'placing' | 'settling' | 'capturing' | 'webhook' | 'refunding'

export type Row = {
  readonly act: Act
  /** Those that have this step. */
  readonly gateways: readonly GatewaySlug[]
  /** A transaction is open there, and the order's row held. */
  readonly inTransaction: boolean
  /** It holds what every settling waits for: two payments are never there at once. */
  readonly oneAtATime: boolean
}

const outside = (act: Act, gateways: readonly GatewaySlug[] = GATEWAYS): Row => ({
  act,
  gateways,
  inTransaction: false,
  oneAtATime: false,
})
const inside = (oneAtATime: boolean): Row => ({
  ...outside('settling'),
  inTransaction: true,
  oneAtATime,
})

/** With Stripe nothing is left to capture: a confirmed payment is taken at once. */
const CAPTURING: readonly GatewaySlug[] = ['razorpay', 'paypal']

/** Where a payment's way is broken off, and at which gateways it leads past there. */
export const MATRIX = {
  'order-written': outside('placing'),
  'before-open': outside('placing'),
  'after-open': outside('placing'),
  'after-recorded': outside('placing'),
  'before-retrieve': outside('settling'),
  'after-retrieve': outside('settling'),
  'before-capture': outside('capturing', CAPTURING),
  'after-capture': outside('capturing', CAPTURING),
  'settle-locked': inside(false),
  'settle-payment-updated': inside(false),
  'settle-order-marked': inside(true),
  'settle-receipt-numbered': inside(true),
  'settle-mail-queued': inside(true),
  'settle-before-commit': inside(true),
  'settle-after-commit': outside('settling'),
  'webhook-stored': outside('webhook'),
  'refund-written': outside('refunding'),
  'refund-sent': outside('refunding'),
  'refund-settled': outside('refunding'),
} as const satisfies Record<Failpoint, Row>

/** Everything that may happen to work which has come to a failpoint, short of killing it. */
export const DISTURBANCES = ['competing webhook', 'competing return', 'throw', 'hang'] as const
export type Disturbance = (typeof DISTURBANCES)[number]

/** What a provider answers, or fails to, at any step of a payment. */
export const PROVIDER_FAULTS = [
  { fault: 'timeout', does: 'never answers' },
  { fault: 'lost_answer', does: 'does it and never answers' },
  { fault: 'error500', does: 'is down' },
  { fault: 'nonsense', does: 'answers nonsense' },
  { fault: 'rate_limited', does: 'has had too many requests' },
  { fault: 'key_in_use', does: 'is busy with the same key' },
  { fault: 'forbidden', does: 'does not let these keys' },
] as const

/** How an order stands once its customer has done all they can, by what the provider plays. */
type SwitchRow = {
  /** `later`: not before someone ends what waits. */
  readonly pays: 'yes' | 'no' | 'later'
  /** Values with another end than the others. */
  readonly but?: Readonly<Record<string, 'yes' | 'no' | 'later'>>
}

/** Each switch of the payment sandbox. */
export const SWITCH_ROWS: Readonly<Record<SwitchName, SwitchRow>> = {
  razorpay_method: { pays: 'yes' },
  razorpay_no_unique_receipt: { pays: 'yes' },
  razorpay_pay_twice: { pays: 'yes' },
  razorpay_never_captured: { pays: 'no' },
  razorpay_late_authorised: { pays: 'later' },
  razorpay_refunds: { pays: 'yes' },
  razorpay_disputed: { pays: 'yes' },
  razorpay_other_events: { pays: 'yes' },
  paypal_pending: { pays: 'later' },
  paypal_refused: { pays: 'no' },
  paypal_reversed: { pays: 'yes' },
  paypal_refunds: { pays: 'yes' },
  paypal_disputed: { pays: 'yes' },
  paypal_other_events: { pays: 'yes' },
  stripe_method: { pays: 'yes', but: { us_bank_account: 'later' } },
  stripe_refunds: { pays: 'yes' },
  stripe_disputed: { pays: 'yes' },
  stripe_other_events: { pays: 'yes' },
}
