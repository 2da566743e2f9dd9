import { GATEWAYS, type GatewaySlug } from '@/src/domain/payments/payment-status'
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
