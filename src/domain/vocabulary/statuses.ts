import { PAYMENT_TRANSITIONS as MOVES } from './payment-status'
import type { StatusTable } from './status'

/** Staff set any of them. */
export const ORDER_STATUS = {
  pending: { label: 'Pending', tone: 'warning', next: ['processing', 'completed', 'cancelled'] },
  processing: { label: 'Processing', tone: 'neutral', next: ['pending', 'completed', 'cancelled'] },
  completed: { label: 'Completed', tone: 'good', next: ['pending', 'processing', 'cancelled'] },
  cancelled: { label: 'Canceled', tone: 'neutral', next: ['pending', 'processing', 'completed'] },
} as const satisfies StatusTable

/** Whether an order's money has arrived. Only `settlePayment` and refunds move it. */
export const PAYMENT_STATUS = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} as const satisfies StatusTable

export const ATTEMPT_STATUS = {
  opening: { label: 'Opening', tone: 'neutral', next: MOVES.opening },
  open: { label: 'Open', tone: 'neutral', next: MOVES.open },
  requires_action: {
    label: 'Waiting for the customer',
    tone: 'warning',
    next: MOVES.requires_action,
  },
  processing: { label: 'Processing', tone: 'neutral', next: MOVES.processing },
  failed: { label: 'Failed', tone: 'bad', next: MOVES.failed },
  cancelled: { label: 'Canceled', tone: 'neutral', next: MOVES.cancelled },
  succeeded: { label: 'Succeeded', tone: 'good', next: MOVES.succeeded },
  quarantined: { label: 'Needs a person', tone: 'bad', next: MOVES.quarantined },
  refunded: { label: 'Refunded', tone: 'neutral', next: MOVES.refunded },
} as const satisfies StatusTable

/** Staff set any of them; a customer's answer opens a closed one again. */
export const TICKET_STATUS = {
  open: { label: 'Open', tone: 'neutral', next: ['in_progress', 'closed'] },
  in_progress: { label: 'In Progress', tone: 'neutral', next: ['open', 'closed'] },
  closed: { label: 'Closed', tone: 'good', next: ['open', 'in_progress'] },
} as const satisfies StatusTable

/** An affiliate's share of an order: earned once approved. */
export const COMMISSION_STATUS = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'good' },
  paid: { label: 'Paid', tone: 'good' },
  reversed: { label: 'Taken back', tone: 'neutral' },
} as const satisfies StatusTable

export const SUBSCRIPTION_STATUS = {
  active: { label: 'Active', tone: 'good' },
  past_due: { label: 'Past due', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  lapsed: { label: 'Lapsed', tone: 'neutral' },
} as const satisfies StatusTable

export const MAIL_STATUS = {
  queued: { label: 'Queued', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  held: { label: 'Sandbox: not sent', tone: 'warning' },
} as const satisfies StatusTable

export const WEBHOOK_STATUS = {
  received: { label: 'Received', tone: 'neutral' },
  processed: { label: 'Processed', tone: 'good' },
  ignored: { label: 'Ignored', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'bad' },
} as const satisfies StatusTable

export const DISPUTE_STATUS = {
  needs_response: { label: 'Needs a response', tone: 'bad' },
  under_review: { label: 'Under review', tone: 'warning' },
  won: { label: 'Won', tone: 'good' },
  lost: { label: 'Lost', tone: 'bad' },
} as const satisfies StatusTable

/** Whether money is real. */
export const MODE_STATUS = {
  live: { label: 'Live', tone: 'good' },
  test: { label: 'Test mode', tone: 'warning' },
  sandbox: { label: 'Sandbox', tone: 'warning' },
} as const satisfies StatusTable
