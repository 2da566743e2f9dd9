import type { Payload } from 'payload'

import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import type { Order, Payment } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import { type OrderViewer, orderForPass } from '@/src/services/orders/order-pass'
import { type PayOrigin, placeAfterPaying, placeToPay } from '@/src/services/orders/payment-places'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { limitRate, RateLimited } from '@/src/services/platform/limit-rate'
import { callOff } from '@/src/services/purchase/settle/call-off'
import { type SettleResult, settlePayment } from '@/src/services/purchase/settle/settle-payment'

type Returned = {
  readonly gateway: GatewaySlug
  /** The provider's own payment. */
  readonly ref: string
  readonly proof?: ReturnProof
}

type HeldPayment = { readonly payment: Payment; readonly order: Order }

/** A payment and its order, for anyone who may act as the order's customer; null for anybody else. */
async function paymentForPass(
  payload: Payload,
  viewer: OrderViewer,
  { gateway, ref }: Pick<Returned, 'gateway' | 'ref'>,
): Promise<HeldPayment | null> {
  const payment = await findOne({ payload }, 'payments', {
    where: { gateway: { equals: gateway }, gatewayRef: { equals: ref } },
    overrideAccess: true, // decided right below
  })
  const order = payment && (await orderForPass(payload, viewer, idOf(payment.order) ?? ''))
  return payment && order ? { payment, order } : null
}

const NOT_VERIFIED = new AppError(
  'payment_verification_failed',
  'Payment verification failed. Please try again.',
  400,
)

/**
 * Settles a payment that the customer comes back from, having checked what their browser brings
 * as proof. The proof alone pays nothing: the provider is asked in any case.
 *
 * @throws AppError 404 for someone else's payment, 400 `payment_verification_failed`
 */
export async function completePayment(
  payload: Payload,
  viewer: OrderViewer,
  { gateway: slug, ref, proof }: Returned,
): Promise<{ readonly order: Order; readonly result: SettleResult }> {
  const held = await paymentForPass(payload, viewer, { gateway: slug, ref })
  if (!held) throw new AppError('no_payment', 'This payment does not exist.', 404)
  const gateway = await gatewayOfPayment(payload, slug, held.payment)
  if (slug === 'razorpay' && !proof) throw NOT_VERIFIED
  if (proof && !gateway.verifyReturn(ref, proof)) throw NOT_VERIFIED
  return { order: held.order, result: await settlePayment(payload, slug, ref) }
}

type PaymentReturn = {
  readonly gateway: GatewaySlug
  readonly ref: string
  /** The customer turned back without having agreed. */
  readonly cancelled: boolean
  readonly origin: PayOrigin
  readonly headers: Headers
  readonly viewer: OrderViewer
}

/** What Stripe calls a bank's check (3-D Secure) that came to nothing. */
const UNVERIFIED = 'payment_intent_authentication_failure'

const CONFIRMATION = '/order-confirmation'

async function settle(payload: Payload, from: PaymentReturn): Promise<SettleResult | null> {
  const { gateway, ref, headers } = from
  try {
    await limitRate({ payload, headers }, 'payment-return', ref)
    return await settlePayment(payload, gateway, ref)
  } catch (error) {
    const expected = error instanceof GatewayUnavailable || error instanceof RateLimited
    if (!expected) log.error({ err: error, ref }, 'a payment could not be settled on return')
    return null // the webhook or the reconciler settles it; the confirmation page waits for that
  }
}

/** Gives up what the customer turned back from, at the gateway as far as it can be done there. */
async function giveUp(payload: Payload, payment: Payment, ref: string): Promise<void> {
  try {
    await callOff(payload, payment, ref, ['unfinished'])
  } catch (error) {
    log.warn({ err: error, ref }, 'a payment that was turned back from was not given up')
  }
}

/** Settles the payment that a browser comes back from, and says where it goes on. */
export async function returnFromPayment(payload: Payload, from: PaymentReturn): Promise<string> {
  const { gateway, ref, viewer, origin } = from
  const held = await paymentForPass(payload, viewer, { gateway, ref })
  if (!held) {
    if (!from.cancelled) await settle(payload, from)
    return CONFIRMATION
  }
  const { order, payment } = held
  if (from.cancelled) {
    await giveUp(payload, payment, ref)
    const now = await paymentForPass(payload, viewer, { gateway, ref })
    if (now?.order.paymentStatus === 'paid') return placeAfterPaying(now.order)
    return placeToPay(payload, order, origin, 'cancelled')
  }
  const result = await settle(payload, from)
  if (result?.kind === 'failed') {
    const now = await paymentForPass(payload, viewer, { gateway, ref })
    const isUnverified = now?.payment.failureCode === UNVERIFIED
    return placeToPay(payload, order, origin, isUnverified ? 'unverified' : 'failed')
  }
  return placeAfterPaying(order)
}
