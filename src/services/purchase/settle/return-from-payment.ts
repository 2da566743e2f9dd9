import type { Payload } from 'payload'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { log } from '@/src/lib/log'
import type { Payment } from '@/src/payload-types'
import { GatewayUnavailable } from '@/src/payments/gateway'
import type { OrderViewer } from '@/src/services/orders/order-pass'
import { type PayOrigin, placeAfterPaying, placeToPay } from '@/src/services/orders/payment-places'
import { limitRate, RateLimited } from '@/src/services/platform/limit-rate'
import { callOff } from '@/src/services/purchase/settle/call-off'
import { paymentForPass } from '@/src/services/purchase/settle/complete-payment'
import { type SettleResult, settlePayment } from '@/src/services/purchase/settle/settle-payment'

export type PaymentReturn = {
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
