import { PAYMENT_TRANSITIONS as MOVES } from './payment-status'
import { bad, good, neutral, type StatusTable, warning } from './status'

/** Staff set any of them. */
export const ORDER_STATUS = {
  pending: { ...warning('Pending'), next: ['processing', 'completed', 'cancelled'] },
  processing: { ...neutral('Processing'), next: ['pending', 'completed', 'cancelled'] },
  completed: { ...good('Completed'), next: ['pending', 'processing', 'cancelled'] },
  cancelled: { ...neutral('Canceled'), next: ['pending', 'processing', 'completed'] },
} as const satisfies StatusTable

/** Whether an order's money has arrived. Only `settlePayment` and refunds move it. */
export const PAYMENT_STATUS = {
  pending: warning('Pending'),
  paid: good('Paid'),
  failed: bad('Failed'),
  refunded: neutral('Refunded'),
} as const satisfies StatusTable

export const ATTEMPT_STATUS = {
  opening: { ...neutral('Opening'), next: MOVES.opening },
  open: { ...neutral('Open'), next: MOVES.open },
  requires_action: { ...warning('Waiting for the customer'), next: MOVES.requires_action },
  processing: { ...neutral('Processing'), next: MOVES.processing },
  failed: { ...bad('Failed'), next: MOVES.failed },
  cancelled: { ...neutral('Canceled'), next: MOVES.cancelled },
  succeeded: { ...good('Succeeded'), next: MOVES.succeeded },
  quarantined: { ...bad('Needs a person'), next: MOVES.quarantined },
  refunded: { ...neutral('Refunded'), next: MOVES.refunded },
} as const satisfies StatusTable

/** Staff set any of them; a customer's answer opens a closed one again. */
export const TICKET_STATUS = {
  open: { ...neutral('Open'), next: ['in_progress', 'closed'] },
  in_progress: { ...neutral('In Progress'), next: ['open', 'closed'] },
  closed: { ...good('Closed'), next: ['open', 'in_progress'] },
} as const satisfies StatusTable

/** An affiliate's share of an order: earned once approved. */
export const COMMISSION_STATUS = {
  pending: warning('Pending'),
  approved: good('Approved'),
  paid: good('Paid'),
  reversed: neutral('Taken back'),
} as const satisfies StatusTable

export const SUBSCRIPTION_STATUS = {
  active: good('Active'),
  past_due: bad('Past due'),
  cancelled: neutral('Canceled'),
  lapsed: neutral('Lapsed'),
} as const satisfies StatusTable

export const MAIL_STATUS = {
  queued: neutral('Queued'),
  sending: neutral('Sending'),
  sent: good('Sent'),
  failed: bad('Failed'),
  held: warning('Sandbox: not sent'),
  skipped: neutral('Left out'),
} as const satisfies StatusTable

/** Whether money given back has left, as its gateway says. */
export const REFUND_STATUS = {
  pending: neutral('Pending'),
  succeeded: good('Succeeded'),
  failed: bad('Failed'),
} as const satisfies StatusTable

export const WEBHOOK_STATUS = {
  received: neutral('Received'),
  processed: good('Processed'),
  ignored: neutral('Ignored'),
  failed: bad('Failed'),
} as const satisfies StatusTable

export const DISPUTE_STATUS = {
  needs_response: bad('Needs a response'),
  under_review: warning('Under review'),
  won: good('Won'),
  lost: bad('Lost'),
} as const satisfies StatusTable

/** Whether money is real. */
export const MODE_STATUS = {
  live: good('Live'),
  test: warning('Test mode'),
  sandbox: warning('Sandbox'),
} as const satisfies StatusTable

/**
 * The life of a recurring service. `cancelled` runs on to the end of what is paid; `lapsed` was
 * not renewed in time.
 */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'cancelled', 'lapsed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
