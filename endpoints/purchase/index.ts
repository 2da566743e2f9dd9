import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { orderRequest } from '@/endpoints/orders/order-request'
import { staffRowPost } from '@/endpoints/platform/staff-actions'
import {
  answerOrQuote,
  payAnswer,
  payInput,
  placeEndpoint,
  withCard,
} from '@/endpoints/purchase/place'
import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { draftKindOf } from '@/src/domain/checkout/draft-kind'
import { refundRequestInput } from '@/src/domain/orders/refund-request'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { requiredText } from '@/src/domain/vocabulary/text/typed-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { failpoint } from '@/src/lib/failpoints'
import { draftCookie, ORDER_COOKIE, readCookie, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, post, postFromAnywhere } from '@/src/lib/http/endpoint'
import type { Order, Refund } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable, type PaymentEvent } from '@/src/payments/gateway'
import { requireOrder, viewerOf } from '@/src/services/orders/order-pass'
import {
  confirmationOf,
  draftOfOrder,
  placeAfterPaying,
} from '@/src/services/orders/payment-places'
import { saveBilling } from '@/src/services/orders/save-billing'
import {
  gatewayForNewPayment,
  gatewayOfWebhook,
} from '@/src/services/payments/gateways/resolve-gateway'
import { limitRate } from '@/src/services/platform/limit-rate'
import { CANCELED_MEANWHILE, payOrder } from '@/src/services/purchase/place/pay-order'
import { beginPlacedOrder } from '@/src/services/purchase/place/pay-placed-order'
import { removeExtra } from '@/src/services/purchase/place/remove-extra'
import { checkPayment } from '@/src/services/purchase/reconcile/check-payment'
import { receiveWebhook } from '@/src/services/purchase/reconcile/webhooks'
import { refundOrder, requestRefund } from '@/src/services/purchase/refund/refund-order'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { completePayment } from '@/src/services/purchase/settle/complete-payment'
import type { SettleResult } from '@/src/services/purchase/settle/settle-payment'

type Body = { readonly rawBody: string; readonly headers: Headers }

/** @throws AppError 400 for a forged one, 503 when that can't be told now: then it comes again. */
async function readEvent(gateway: Gateway, { rawBody, headers }: Body): Promise<PaymentEvent> {
  try {
    const event = await gateway.readWebhook(rawBody, headers)
    if (event) return event
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw new AppError('not_verified', 'The signature cannot be checked right now.', 503)
  }
  throw new AppError('bad_signature', 'The signature does not match.', 400)
}

const webhook = (slug: GatewaySlug): Endpoint =>
  postFromAnywhere(`/payments/${slug}/webhook`, async (req) => {
    const rawBody = (await req.text?.()) ?? ''
    const { gateway, keys } = await gatewayOfWebhook(req.payload, slug)
    const event = await readEvent(gateway, { rawBody, headers: req.headers })
    await receiveWebhook(req, slug, { event, rawBody, keys })
    await failpoint('webhook-stored')
    return Response.json({ received: true })
  })

const common = {
  reason: requiredText('Enter a reason', 500),
  paymentId: z.guid('Choose a payment of this order').optional(),
}

const line = z.object({
  lineId: z.string().min(1, 'Choose a line').max(100),
  amountMinor: z
    .int('Enter a whole amount of cents')
    .positive('Enter an amount above zero')
    .optional(),
})

const refundInput = z.union([
  z.object({ all: z.literal(true), ...common }),
  z.object({ lines: z.array(line).min(1, 'Choose what to refund').max(100), ...common }),
])

/** A refund as staff see it. */
const view = (refund: Refund) => ({
  id: refund.id,
  status: refund.status,
  amountMinor: refund.amountMinor,
  currency: refund.currency,
  orderMinor: refund.orderMinor,
  lines: refund.lines,
  failureMessage: refund.failureMessage ?? null,
})

const input = withCard(payInput)

async function pay(req: PayloadRequest): Promise<Response> {
  const {
    gateway: slug,
    confirmationToken = null,
    expectedTotalMinor,
    billing,
  } = parseInput(input, await bodyOf(req))
  const { id: orderId } = await requireOrder(req, req.routeParams?.id)
  await limitRate(req, 'place', orderId)
  const resolved = await gatewayForNewPayment(req.payload, slug)
  await saveBilling(req, billing)
  const begin = () => beginPlacedOrder(req.payload, { orderId, expectedTotalMinor, resolved })
  const { gateway } = resolved
  const means = { gateway, confirmationToken, origin: 'order' as const }
  const { result } = await payOrder(req.payload, { orderId, begin }, means)
  return Response.json(payAnswer(result, confirmationOf(orderId)))
}

const text = z.string().min(1, 'Reload the page and try again').max(300)

const completeInput = z.object({
  gateway: z.enum(GATEWAYS, 'Choose a way to pay'),
  ref: text,
  proof: z.object({ paymentId: text, signature: text }).optional(),
})

const REFUSED = 'Payment was not successful'

function answer(order: Order, result: SettleResult): PlaceResult {
  if (result.kind === 'failed') {
    throw new AppError('payment_failed', result.message ?? REFUSED, 402)
  }
  if (result.kind === 'returned') throw CANCELED_MEANWHILE
  const status = result.kind === 'paid' ? 'paid' : 'processing'
  return { status, redirect: placeAfterPaying(order) }
}

async function complete(req: PayloadRequest): Promise<Response> {
  const returned = parseInput(completeInput, await bodyOf(req))
  await limitRate(req, 'payment-return', returned.ref)
  const { order, result } = await completePayment(req.payload, viewerOf(req), returned)
  const body = answer(order, result)
  const draft = body.status === 'paid' ? await draftOfOrder(req.payload, order) : null
  const headers = new Headers()
  if (draft)
    headers.set('set-cookie', setCookie(draftCookie(draftKindOf(draft)), '', { maxAge: 0 }))
  return Response.json(body, { headers })
}

/** The mailed link names the order and its token; the confirmation page has its cookie. */
const claimInput = z.object({
  order: z.string().max(100).optional(),
  token: z.string().max(200).optional(),
})

async function passOf(req: PayloadRequest): Promise<string | undefined> {
  const { order, token } = parseInput(claimInput, await bodyOf(req))
  return order && token ? `${order}.${token}` : readCookie(req.headers, ORDER_COOKIE)
}

/** The money path: an order is placed, paid, settled, moved into an account, refunded. */
export const purchaseEndpoints: Endpoint[] = [
  placeEndpoint,
  /** Pays an order that is there already: an extra, a renewal, or one whose payment failed. */
  post('/orders/:id/pay', (req) => answerOrQuote(() => pay(req))),
  /** Takes an unpaid extra off its order again. */
  post('/orders/:id/remove', async (req) => {
    const order = await requireOrder(req, req.routeParams?.id)
    await limitRate(req, 'order-extra', order.id)
    await removeExtra(req, order)
    return Response.json({ removed: true })
  }),
  /** Where the browser comes back to from a provider's own window, with what that gave it as proof. */
  post('/payments/complete', async (req) => {
    try {
      return await complete(req)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      throw new AppError('gateway_unavailable', error.message, 503)
    }
  }),
  /** The webhook of each gateway, or of the sandbox in its place. */
  ...GATEWAYS.map(webhook),
  /** Takes a payment over that did not arrive: asks its gateway now. */
  staffRowPost('payment', 'askGateway', '/payments/:id/look', async (req, id) => {
    try {
      return Response.json({ payment: await checkPayment(req, id) })
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      throw new AppError('gateway_unavailable', `The gateway did not respond (${error.code}).`, 503)
    }
  }),
  /** Links an order placed as a guest to the account that is signed in. */
  post('/orders/claim', async (req) => {
    if (!req.user) throw new AppError('signed_out', 'Sign in to link your order.', 401)
    const pass = await passOf(req)
    await limitRate(req, 'claim', req.user.id)
    const order = await claimOrder(req.payload, pass, req.user.id)
    return Response.json(
      { order },
      { headers: { 'set-cookie': setCookie(ORDER_COOKIE, '', { maxAge: 0 }) } },
    )
  }),
  /** A customer asks for money back, signed in or not; staff decide. */
  post('/orders/:id/refund-request', async (req) => {
    const { order, input } = await orderRequest(req, refundRequestInput, 'refund-request')
    const { requestedAt } = await requestRefund(req, order, input)
    return Response.json({ requestedAt }, { status: 201 })
  }),
  /** Gives money back, in full or by line, through the gateway that took it. */
  staffRowPost('order', 'refundOrder', '/orders/:id/refund', async (req, id) => {
    const { reason, paymentId, ...ask } = parseInput(refundInput, await bodyOf(req))
    const refund = await refundOrder(req, { orderId: id, ask, reason, paymentId })
    if (refund.status === 'failed') {
      const said = refund.failureMessage ?? 'No reason was given.'
      throw new AppError('refund_refused', `The gateway refused this refund: ${said}`, 409)
    }
    return Response.json({ refund: view(refund) })
  }),
]
