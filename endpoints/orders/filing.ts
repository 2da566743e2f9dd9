import { filingInput } from '@/src/domain/filing/filing-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { bodyOf, defineEndpoint } from '@/src/lib/endpoint'
import { AppError, parseInput } from '@/src/lib/errors'
import { filingOfOrder } from '@/src/services/filing-of-order'
import { limitRate } from '@/src/services/limit-rate'
import { requireOrder } from '@/src/services/order-for-pass'
import { saveFiling } from '@/src/services/save-filing'

const PRIVATE = { 'cache-control': 'private, no-store' }

/** The formation details given so far, for the order's customer. */
export const readFilingEndpoint = defineEndpoint({
  path: '/orders/:id/filing',
  method: 'get',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    if (!formsCompany(order)) {
      throw new AppError('no_filing', 'This order does not form a company.', 404)
    }
    return Response.json({ filing: await filingOfOrder(req, order) }, { headers: PRIVATE })
  },
})

/** Keeps them as they are typed, takes them as complete, or opens them again. */
export const saveFilingEndpoint = defineEndpoint({
  path: '/orders/:id/filing',
  method: 'patch',
  handler: async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'filing', order.id)
    const input = parseInput(filingInput, await bodyOf(req))
    const { view, missing } = await saveFiling(req.payload, order.id, input)
    if (missing.length === 0) return Response.json({ filing: view }, { headers: PRIVATE })
    const fields = Object.fromEntries(missing.map(({ path, message }) => [path, message]))
    throw new AppError('incomplete', 'Some details are still missing.', 422, fields)
  },
})
