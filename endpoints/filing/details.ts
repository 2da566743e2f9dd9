import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { answerDetails, PRIVATE } from '@/endpoints/filing/answer-details'
import { orderRequest } from '@/endpoints/orders/order-request'
import { revealDeed } from '@/endpoints/platform/deeds'
import { rowId } from '@/endpoints/platform/row-id'
import { detailsInput } from '@/src/domain/filing/details/details-input'
import { revealInput } from '@/src/domain/filing/reveal-input'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { detailsOfService, readAround } from '@/src/services/filing/details/details-of-order'
import { revealDetail } from '@/src/services/filing/details/reveal-detail'
import { saveDetails, serviceOfOrder } from '@/src/services/filing/details/save-details'
import { requireOrder } from '@/src/services/orders/order-pass'

/** The order and its service that an address names. @throws AppError 404 */
async function serviceAsked(req: PayloadRequest) {
  const order = await requireOrder(req, req.routeParams?.id)
  return { order, service: serviceOfOrder(order, req.routeParams?.service) }
}

/** The details of one service given so far, for the order's customer. */
export const readDetailsEndpoint = defineEndpoint({
  path: '/orders/:id/details/:service',
  method: 'get',
  handler: async (req) => {
    const { order, service } = await serviceAsked(req)
    const details = await detailsOfService(req, order, service, await readAround(req, order))
    return Response.json({ details }, { headers: PRIVATE })
  },
})

/** Keeps them as they are typed, takes them as complete, or opens them again. */
export const saveDetailsEndpoint = defineEndpoint({
  path: '/orders/:id/details/:service',
  method: 'patch',
  handler: async (req) => {
    const { service } = await serviceAsked(req)
    const { order, input } = await orderRequest(req, detailsInput(service), 'filing')
    const { view, missing } = await saveDetails(req.payload, order.id, service, input)
    return answerDetails({ details: view }, missing)
  },
})

const revealOneInput = revealInput.extend({ field: z.string().max(60) })

/** Shows staff one secret number once, and notes who looked and why. */
export const revealDetailEndpoint = revealDeed(
  'revealTaxId',
  '/orders/:id/details/:service/reveal',
  revealOneInput,
  async (req, asked) => {
    const service = String(req.routeParams?.service ?? '')
    return { number: await revealDetail(req, { orderId: rowId(req, 'order'), service, ...asked }) }
  },
)
