import { z } from 'zod'

import { readInput } from '@/endpoints/support/marks'
import { staffEndpoint } from '@/src/access/actions'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { markTicketRead } from '@/src/services/support/mark-ticket-read'

const ticketId = z.guid()

/** A member of the staff has seen the thread up to a message. */
export const staffReadEndpoint = staffEndpoint({
  action: 'markTicketRead',
  path: '/tickets/:id/read',
  method: 'post',
  handler: async (req) => {
    const { upTo } = parseInput(readInput, await bodyOf(req))
    const id = ticketId.safeParse(req.routeParams?.id)
    if (!id.success) throw new AppError('no_ticket', 'There is no such ticket.', 404)
    await markTicketRead(req, id.data, 'staff', upTo ? new Date(upTo) : new Date())
    return Response.json({ read: true })
  },
})
