import { newTicketInput } from '@/src/domain/support/ticket-input'
import { AppError, parseInput } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { rootOf } from '@/src/services/orders/order-links'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'
import { openTicket } from '@/src/services/support/open-ticket'

import { formBody } from './form-body'

/** The order that somebody asks about, if it is theirs. */
async function orderOf(
  req: Parameters<typeof requireOrder>[0],
  id: string | undefined,
): Promise<string | null> {
  if (!id) return null
  const order = await requireOrder(req, id)
  if (order.user === req.user?.id) return rootOf(order)
  throw new AppError('no_order', 'We could not find this order.', 404)
}

/** A new ticket of the signed-in customer, with files where it is sent as a form. */
export const openTicketEndpoint = defineEndpoint({
  path: '/support/tickets',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) throw new AppError('signed_out', 'Please sign in first.', 401)
    const { fields, files } = await formBody(req)
    const { topic, subject, message, order } = parseInput(newTicketInput, fields)
    const about = await orderOf(req, order)
    await limitRate(req, 'ticket', user.id)
    const ticket = await openTicket(req, { topic, subject, message, order: about, user, files })
    return Response.json({ ticket }, { status: 201 })
  },
})
