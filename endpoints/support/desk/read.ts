import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { readInput } from '@/endpoints/support/marks'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { markTicketRead } from '@/src/services/support/mark-ticket-read'

/** A member of the staff has seen the thread up to a message. */
export const staffReadEndpoint = staffRowEndpoint('ticket', {
  action: 'markTicketRead',
  path: '/tickets/:id/read',
  method: 'post',
  handler: async (req, id) => {
    const { upTo } = parseInput(readInput, await bodyOf(req))
    await markTicketRead(req, id, 'staff', upTo ? new Date(upTo) : new Date())
    return Response.json({ read: true })
  },
})
