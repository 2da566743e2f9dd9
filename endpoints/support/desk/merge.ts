import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { mergeInput } from '@/src/domain/support/merge-input'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { mergeTickets } from '@/src/services/support/desk/merge-tickets'

/** Makes one conversation of two of the same person. */
export const mergeTicketEndpoint = staffRowEndpoint('ticket', {
  action: 'mergeTickets',
  path: '/tickets/:id/merge',
  method: 'post',
  handler: async (req, id) => {
    const { into } = parseInput(mergeInput, await bodyOf(req))
    const target = await mergeTickets(req, id, into)
    return Response.json({ message: `Merged into ${ticketReference(target.id)}`, into: target.id })
  },
})
