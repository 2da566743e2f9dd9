import type { PayloadRequest } from 'payload'

import { CountCards } from '@/src/admin/kit/list/CountCards'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

const COUNTED = ['open', 'in_progress', 'closed'] as const

const CARDS = [
  { label: 'Total tickets', where: {} },
  ...COUNTED.map((status) => ({
    label: TICKET_STATUSES[status],
    where: { status: { equals: status } },
  })),
]

/** How many tickets there are of each status. */
export const TicketCounts = ({ req }: { req: PayloadRequest }) => (
  <CountCards cards={CARDS} collection="tickets" req={req} />
)
