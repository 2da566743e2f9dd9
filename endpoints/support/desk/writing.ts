import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { noteWriter, ticketNews } from '@/src/services/support/desk/ticket-writers'
import { findTicket } from '@/src/services/support/lock-ticket'

/** Someone of the staff is typing: colleagues who look at the ticket see it. */
export const writingEndpoint = staffRowEndpoint('ticket', {
  action: 'writeOnTicket',
  path: '/tickets/:id/writing',
  method: 'post',
  handler: async (req, id) => {
    await findTicket(req, id)
    await noteWriter(req, id)
    return Response.json({ writing: true })
  },
})

/** Who is writing, and what was said last: asked every few seconds while a ticket is looked at. */
export const ticketNewsEndpoint = staffRowEndpoint('ticket', {
  action: 'followTicket',
  path: '/tickets/:id/news',
  method: 'get',
  handler: async (req, id) =>
    Response.json(await ticketNews(req, id), { headers: { 'cache-control': 'no-store' } }),
})
