import { keyIn } from '@/src/domain/vocabulary/keys'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'

/** Where a ticket stands; staff set any of them directly. */
export const TICKET_STATUSES = {
  open: TICKET_STATUS.open.label,
  in_progress: TICKET_STATUS.in_progress.label,
  closed: TICKET_STATUS.closed.label,
} as const
export type TicketStatus = keyof typeof TICKET_STATUSES

/** What a ticket may be about, as the public form offers it. */
export const TICKET_TOPICS = {
  'llc-formation': 'LLC formation',
  'order-status': 'Order status',
  billing: 'Billing',
  documents: 'Documents',
  compliance: 'Compliance',
  refund: 'Refund request',
  other: 'Something else',
} as const
export type TicketTopic = keyof typeof TICKET_TOPICS

/** The status of that name; null when there is none. */
export const asTicketStatus = (value: unknown): TicketStatus | null => keyIn(TICKET_STATUSES, value)

/** The topic of that name; null when there is none. */
export const asTicketTopic = (value: unknown): TicketTopic | null => keyIn(TICKET_TOPICS, value)
