import type { Payload } from 'payload'

import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { AppError } from '@/src/lib/errors'
import type { Order, Payment } from '@/src/payload-types'
import { type OrderViewer, orderForPass } from '@/src/services/orders/order-pass'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { type SettleResult, settlePayment } from '@/src/services/purchase/settle/settle-payment'

export type Returned = {
  readonly gateway: GatewaySlug
  /** The provider's own payment. */
  readonly ref: string
  readonly proof?: ReturnProof
}

export type HeldPayment = { readonly payment: Payment; readonly order: Order }

/** A payment and its order, for anyone who may act as the order's customer; null for anybody else. */
export async function paymentForPass(
  payload: Payload,
  viewer: OrderViewer,
  { gateway, ref }: Pick<Returned, 'gateway' | 'ref'>,
): Promise<HeldPayment | null> {
  const { docs } = await payload.find({
    collection: 'payments',
    where: { gateway: { equals: gateway }, gatewayRef: { equals: ref } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // decided right below
  })
  const [payment] = docs
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
