import { z } from 'zod'

import { answerDetails, PRIVATE } from '@/endpoints/filing/answer-details'
import { orderRequest } from '@/endpoints/orders/order-request'
import { rowId } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { detailsInput } from '@/src/domain/filing/details/details-input'
import { revealInput } from '@/src/domain/filing/reveal-input'
import { parseInput } from '@/src/lib/errors'
import { bodyOf, defineEndpoint } from '@/src/lib/http/endpoint'
import { detailsOfService, readAround } from '@/src/services/filing/details/details-of-order'
import { revealDetail } from '@/src/services/filing/details/reveal-detail'
import { saveDetails, serviceOfOrder } from '@/src/services/filing/details/save-details'
import { requireOrder } from '@/src/services/orders/order-pass'
import { limitRate } from '@/src/services/platform/limit-rate'

/** The details of one service given so far, for the order's customer. */
export const readDetailsEndpoint = defineEndpoint({
  path: '/orders/:id/details/:service',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    const service = serviceOfOrder(order, req.routeParams?.service)
    const details = await detailsOfService(req, order, service, await readAround(req, order))
    return Response.json({ details }, { headers: PRIVATE })
  },
})

/** Keeps them as they are typed, takes them as complete, or opens them again. */
export const saveDetailsEndpoint = defineEndpoint({
  path: '/orders/:id/details/:service',
  method: 'patch',
  handler: async (req) => {
    const found = await requireOrder(req, req.routeParams?.id)
    const service = serviceOfOrder(found, req.routeParams?.service)
    const { order, input } = await orderRequest(req, detailsInput(service), 'filing')
    const { view, missing } = await saveDetails(req.payload, order.id, service, input)
    return answerDetails({ details: view }, missing)
  },
})

const revealOneInput = revealInput.extend({ field: z.string().max(60) })

/** Shows staff one secret number once, and notes who looked and why. */
export const revealDetailEndpoint = staffEndpoint({
  action: 'revealTaxId',
  path: '/orders/:id/details/:service/reveal',
  method: 'post',
  handler: async (req) => {
    const { field, reason } = parseInput(revealOneInput, await bodyOf(req))
    const orderId = rowId(req, 'order')
    await limitRate(req, 'reveal', req.user?.id)
    const service = String(req.routeParams?.service ?? '')
    const number = await revealDetail(req, { orderId, service, field, reason })
    return Response.json({ number }, { headers: { 'cache-control': 'no-store' } })
  },
})
