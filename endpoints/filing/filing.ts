import { answerDetails, PRIVATE } from '@/endpoints/filing/answer-details'
import { orderRequest } from '@/endpoints/orders/order-request'
import { filingInput } from '@/src/domain/filing/filing-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { filingToFillIn } from '@/src/services/filing/filing-to-fill-in'
import { saveFiling } from '@/src/services/filing/save-filing'
import { requireOrder } from '@/src/services/orders/order-pass'

/** The formation details given so far, for the order's customer. */
export const readFilingEndpoint = defineEndpoint({
  path: '/orders/:id/filing',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    if (!formsCompany(order)) {
      throw new AppError('no_filing', 'This order does not form a company.', 404)
    }
    return Response.json({ filing: await filingToFillIn(req, order) }, { headers: PRIVATE })
  },
})

/** Keeps them as they are typed, takes them as complete, or opens them again. */
export const saveFilingEndpoint = defineEndpoint({
  path: '/orders/:id/filing',
  method: 'patch',
  handler: async (req) => {
    const { order, input } = await orderRequest(req, filingInput, 'filing')
    const { view, missing } = await saveFiling(req.payload, order.id, input)
    return answerDetails({ filing: view }, missing)
  },
})
