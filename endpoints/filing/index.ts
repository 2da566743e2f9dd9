import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { orderRequest } from '@/endpoints/orders/order-request'
import { revealSecret, rowId } from '@/endpoints/platform/staff-actions'
import { detailsInput } from '@/src/domain/filing/details/details-input'
import { filingInput } from '@/src/domain/filing/filing-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import { revealInput } from '@/src/domain/filing/reveal-input'
import { AppError } from '@/src/lib/errors'
import { get, patch } from '@/src/lib/http/endpoint'
import { detailsOfService, readAround } from '@/src/services/filing/details/details-of-order'
import { saveDetails, serviceOfOrder } from '@/src/services/filing/details/save-details'
import { filingToFillIn } from '@/src/services/filing/filing-to-fill-in'
import { revealDetail, revealTaxId } from '@/src/services/filing/reveal-secrets'
import { saveFiling } from '@/src/services/filing/save-filing'
import { requireOrder } from '@/src/services/orders/order-pass'

/** Sent with every answer that holds details: no cache may store it. */
const PRIVATE = { 'cache-control': 'private, no-store' }

type Missing = { readonly path: string; readonly message: string }

/**
 * Answers a change of details with what is kept now, under the name the form expects.
 *
 * @throws AppError 422 `incomplete`, with a message beside each field that is missing
 */
function answerDetails(body: object, missing: readonly Missing[]): Response {
  if (missing.length === 0) return Response.json(body, { headers: PRIVATE })
  const fields = Object.fromEntries(missing.map(({ path, message }) => [path, message]))
  throw new AppError('incomplete', 'Some details are still missing.', 422, fields)
}

/** The order and its service that an address names. @throws AppError 404 */
async function serviceAsked(req: PayloadRequest) {
  const order = await requireOrder(req, req.routeParams?.id)
  return { order, service: serviceOfOrder(order, req.routeParams?.service) }
}

const revealOneInput = revealInput.extend({ field: z.string().max(60) })

export const filingEndpoints: Endpoint[] = [
  /** The formation details given so far, for the order's customer. */
  get('/orders/:id/filing', async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    if (!formsCompany(order)) {
      throw new AppError('no_filing', 'This order does not form a company.', 404)
    }
    return Response.json({ filing: await filingToFillIn(req, order) }, { headers: PRIVATE })
  }),
  /** Keeps them as they are typed, takes them as complete, or opens them again. */
  patch('/orders/:id/filing', async (req) => {
    const { order, input } = await orderRequest(req, filingInput, 'filing')
    const { view, missing } = await saveFiling(req.payload, order.id, input)
    return answerDetails({ filing: view }, missing)
  }),
  /** Shows staff the responsible party's tax id once, and notes who looked and why. */
  revealSecret(
    'revealTaxId',
    '/orders/:id/filing/reveal',
    revealInput,
    async (req, { reason }) => ({ taxId: await revealTaxId(req, rowId(req, 'order'), reason) }),
  ),
  /** The details of one service given so far, for the order's customer. */
  get('/orders/:id/details/:service', async (req) => {
    const { order, service } = await serviceAsked(req)
    const details = await detailsOfService(req, order, service, await readAround(req, order))
    return Response.json({ details }, { headers: PRIVATE })
  }),
  /** Keeps them as they are typed, takes them as complete, or opens them again. */
  patch('/orders/:id/details/:service', async (req) => {
    const { service } = await serviceAsked(req)
    const { order, input } = await orderRequest(req, detailsInput(service), 'filing')
    const { view, missing } = await saveDetails(req.payload, order.id, service, input)
    return answerDetails({ details: view }, missing)
  }),
  /** Shows staff one secret number once, and notes who looked and why. */
  revealSecret(
    'revealTaxId',
    '/orders/:id/details/:service/reveal',
    revealOneInput,
    async (req, asked) => {
      const service = String(req.routeParams?.service ?? '')
      return {
        number: await revealDetail(req, { orderId: rowId(req, 'order'), service, ...asked }),
      }
    },
  ),
]
