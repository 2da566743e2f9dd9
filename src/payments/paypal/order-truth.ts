import { z } from 'zod'

import type { PaymentTruth } from '@/src/payments/gateway'
import { declineMessage } from '@/src/payments/paypal/paypal-messages'
import { paypalMoney } from '@/src/payments/paypal/paypal-money'
import { type Answer, readAnswer } from '@/src/payments/paypal/paypal-trouble'

const ID = z.string().regex(/^[A-Z0-9]{1,64}$/)

export const isPaypalId = (ref: string): boolean => ID.safeParse(ref).success

const captureSchema = z.object({
  id: ID,
  status: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'PENDING', 'DECLINED', 'FAILED']),
  amount: paypalMoney,
  status_details: z.object({ reason: z.string().optional() }).nullish(),
})
type Capture = z.infer<typeof captureSchema>

const refundSchema = z.object({
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: paypalMoney,
})

/** The part of PayPal's order that we rely on: one purchase unit, with all that became of it. */
const orderSchema = z.object({
  id: ID,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
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
} as const satisfies Record<PaypalOrder['status'], PaymentTruth['status']>

/** Our statuses by the capture's, those that received money first. */
const CAPTURE_STATUSES = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'pending',
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
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + amount.minor, 0)
  return capture?.status === 'REFUNDED' ? Math.max(given, capture.amount.minor) : given
}

function failureOf(capture: Capture): { code: string; message: string } {
  const code = capture.status_details?.reason ?? `CAPTURE_${capture.status}`
  return { code, message: declineMessage(code) }
}

export function orderTruth(order: PaypalOrder): PaymentTruth {
  const [unit] = order.purchase_units
  const capture = captureOf(order.purchase_units)
  const status = capture ? CAPTURE_STATUSES[capture.status] : ORDER_STATUSES[order.status]
  const amount = status === 'succeeded' && capture ? capture.amount : unit.amount
  return {
    ref: order.id,
    status,
    chargeRef: status === 'succeeded' && capture ? capture.id : null,
    refundedMinor: refundedMinor(order.purchase_units, capture),
    amountMinor: amount.minor,
    currency: amount.currency,
    orderId: unit.custom_id ?? null,
    attemptId: unit.reference_id ?? null,
    card: null,
    failure: status === 'failed' && capture ? failureOf(capture) : null,
  }
}
