import { rowDeeds } from '@/endpoints/platform/deeds'
import { readInput } from '@/endpoints/support/marks'
import { markTicketRead } from '@/src/services/support/mark-ticket-read'

/** A member of the staff has seen the thread up to a message. */
export const staffReadEndpoint = rowDeeds('ticket', 'markTicketRead')(
  '/tickets/:id/read',
  readInput,
  async (req, id, { upTo }) => {
    await markTicketRead(req, id, 'staff', upTo ? new Date(upTo) : new Date())
    return { read: true }
  },
)
