import { rowDeeds } from '@/endpoints/platform/deeds'
import { mergeInput } from '@/src/domain/support/merge-input'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { mergeTickets } from '@/src/services/support/desk/merge-tickets'

/** Makes one conversation of two of the same person. */
export const mergeTicketEndpoint = rowDeeds('ticket', 'mergeTickets')(
  '/tickets/:id/merge',
  mergeInput,
  async (req, id, { into }) => {
    const target = await mergeTickets(req, id, into)
    return { message: `Merged into ${ticketReference(target.id)}`, into: target.id }
  },
)
