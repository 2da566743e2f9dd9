import { z } from 'zod'

import type { PaymentTruth } from '@/src/payments/gateway'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { paypalMoney } from '@/src/payments/paypal/paypal-money'
import {
  type Answer,
  declineMessage,
  paypalTrouble,
  readAnswer,
} from '@/src/payments/paypal/paypal-trouble'

const ID = z.string().regex(/^[A-Z0-9]{1,64}$/)

/** Where PayPal keeps orders. */
export const ORDERS = '/v2/checkout/orders'

export const isPaypalId = (ref: string): boolean => ID.safeParse(ref).success

/** A status that PayPal has not told us about yet: nothing is concluded from it. */
const UNKNOWN = 'UNKNOWN'

const statusOf = <Status extends string>(statuses: readonly Status[]) =>
  z.string().transform((found) => statuses.find((status) => status === found) ?? UNKNOWN)

const captureSchema = z.object({
  id: ID,
  status: statusOf([
    'COMPLETED',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'PENDING',
    'DECLINED',
    'FAILED',
  ]),
  amount: paypalMoney,
  status_details: z.object({ reason: z.string().optional() }).nullish(),
})
type Capture = z.infer<typeof captureSchema>

const refundSchema = z.object({
  status: statusOf(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: paypalMoney,
})

/** The part of PayPal's order that we rely on: one purchase unit, with all that became of it. */
const orderSchema = z.object({
  id: ID,
  status: statusOf([
    'CREATED',
    'SAVED',
    'APPROVED',
    'VOIDED',
    'COMPLETED',
    'PAYER_ACTION_REQUIRED',
  ]),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().optional(),
      custom_id: z.string().optional(),
      amount: paypalMoney,
      payments: z
        .object({
          captures: z.array(captureSchema).default([]),
          refunds: z.array(refundSchema).default([]),
        })
        .nullish(),
    }),
  ]),
  payment_source: z.record(z.string(), z.unknown()).nullish().catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
export type PaypalOrder = z.infer<typeof orderSchema>

/** Our statuses by PayPal's, while no capture says more. */
const ORDER_STATUSES = {
  CREATED: 'requires_action',
  SAVED: 'requires_action',
  PAYER_ACTION_REQUIRED: 'requires_action',
  APPROVED: 'approved',
  VOIDED: 'cancelled',
  COMPLETED: 'pending',
  UNKNOWN: 'pending',
} as const satisfies Record<PaypalOrder['status'], PaymentTruth['status']>

/** Our statuses by the capture's, those that received money first. */
const CAPTURE_STATUSES = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  // An eCheck, a review or a hold of PayPal's: days, in which nothing is left for the payer to do.
  PENDING: 'processing',
  UNKNOWN: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
} as const satisfies Record<Capture['status'], PaymentTruth['status']>

const ORDER_OF_WEIGHT = Object.keys(CAPTURE_STATUSES)

/** @throws GatewayUnavailable when the answer is not an order of PayPal's. */
export const readOrder = (answer: Answer): PaypalOrder => readAnswer(orderSchema, answer)

/** The capture that counts: one that took the money rather than one that failed before it. */
function captureOf([unit]: PaypalOrder['purchase_units']): Capture | null {
  const weight = ({ status }: Capture) => ORDER_OF_WEIGHT.indexOf(status)
  const captures = [...(unit.payments?.captures ?? [])]
  return captures.sort((a, b) => weight(a) - weight(b))[0] ?? null
}

function refundedMinor([unit]: PaypalOrder['purchase_units'], capture: Capture | null): number {
  const given = (unit.payments?.refunds ?? [])
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .reduce((sum, { amount }) => sum + amount.minor, 0)
  return capture?.status === 'REFUNDED' ? Math.max(given, capture.amount.minor) : given
}

function failureOf(capture: Capture): { code: string; message: string } {
  const code = capture.status_details?.reason ?? `CAPTURE_${capture.status}`
  return { code, message: declineMessage(code) }
}

/** The payer's bank took the money of this capture back; PayPal no longer calls it completed. */
const isChargedBack = ({ status, status_details }: Capture): boolean =>
  status_details?.reason === 'CHARGEBACK' && CAPTURE_STATUSES[status] !== 'succeeded'

function truthStatus(order: PaypalOrder, capture: Capture | null): PaymentTruth['status'] {
  if (!capture) return ORDER_STATUSES[order.status]
  return isChargedBack(capture) ? 'succeeded' : CAPTURE_STATUSES[capture.status]
}

export function orderTruth(order: PaypalOrder): PaymentTruth {
  const [unit] = order.purchase_units
  const capture = captureOf(order.purchase_units)
  const status = truthStatus(order, capture)
  const received = status === 'succeeded' ? capture : null
  const amount = received?.amount ?? unit.amount
  const refunded = refundedMinor(order.purchase_units, capture)
  return {
    ref: order.id,
    status,
    capturedMinor: received?.amount.minor ?? 0,
    chargeRef: received?.id ?? null,
    refundedMinor: refunded,
    reversedMinor: received && isChargedBack(received) ? received.amount.minor - refunded : 0,
    amountMinor: amount.minor,
    currency: amount.currency,
    orderId: unit.custom_id ?? null,
    attemptId: unit.reference_id ?? null,
    card: null,
    method: Object.keys(order.payment_source ?? {})[0] ?? null,
    // The API's address decides; orders don't say it.
    isLive: null,
    failure: status === 'failed' && capture ? failureOf(capture) : null,
  }
}

/** What PayPal has by an id, as read; null for what is no id, or names nothing. @throws GatewayUnavailable */
export async function foundAtPaypal<T>(
  client: PaypalClient,
  path: string,
  id: string,
  read: (answer: Answer) => T,
): Promise<T | null> {
  if (!isPaypalId(id)) return null
  try {
    const answer = await client.get(`${path}/${id}`)
    return answer.status === 404 ? null : read(answer)
  } catch (error) {
    throw paypalTrouble(error)
  }
}
