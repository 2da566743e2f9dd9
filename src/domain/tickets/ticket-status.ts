/** Where a ticket stands; staff set any of them directly. */
export const TICKET_STATUSES = {
  open: 'Open',
  in_progress: 'In Progress',
  closed: 'Closed',
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
