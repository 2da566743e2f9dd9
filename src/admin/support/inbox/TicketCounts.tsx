import type { PayloadRequest } from 'payload'

import { StatusCounts } from '@/src/admin/kit/list/CountCards'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'

/** How many tickets there are, and of each status. */
export const TicketCounts = ({ req }: { req: PayloadRequest }) => (
  <StatusCounts collection="tickets" req={req} statuses={TICKET_STATUSES} total="Total tickets" />
)
