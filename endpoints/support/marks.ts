import { z } from 'zod'

import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'
import { closeTicket } from '@/src/services/support/close-ticket'
import { markTicketRead } from '@/src/services/support/mark-ticket-read'
import { requireTicket } from '@/src/services/support/ticket-pass'

/** "This solved it". */
export const closeTicketEndpoint = defineEndpoint({
  path: '/support/tickets/:id/close',
  method: 'post',
  handler: async (req) => {
    const ticket = await requireTicket(req)
    await limitRate(req, 'ticket-message', req.user?.id ?? ticket.id)
    await closeTicket(req, ticket.id)
    return Response.json({ status: 'closed' })
  },
})

/** The moment of the last message that was seen; now, when left out. */
export const readInput = z.object({ upTo: z.iso.datetime({ offset: true }).optional() })

/** The customer has seen the thread up to a message. */
export const readTicketEndpoint = defineEndpoint({
  path: '/support/tickets/:id/read',
  method: 'post',
  handler: async (req) => {
    const { id } = await requireTicket(req)
    const { upTo } = parseInput(readInput, await bodyOf(req))
    await markTicketRead(req, id, 'customer', upTo ? new Date(upTo) : new Date())
    return Response.json({ read: true })
  },
})
