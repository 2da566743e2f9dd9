import type { Payload } from 'payload'

import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { modeOfPayment, otherKeys } from '@/src/domain/payments/payment-mode'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import type { Payment } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { currentKeys } from '@/src/services/payments/gateways/resolve-gateway'

type Marked = Pick<Payment, 'gateway' | 'mode' | 'sandbox' | 'keyHint'>

/** Why today's keys may not find a payment; null when it was made with them. */
export async function whyNotFound(payload: Payload, payment: Marked): Promise<string | null> {
  const mode = modeOfPayment(payment)
  if (mode === 'sandbox') return null
  const now = await currentKeys(payload, payment.gateway)
  return otherKeys({ mode, keyHint: payment.keyHint ?? null }, now)
}

/** Tells staff, once, of a payment that can't be looked after with the keys that are saved now. */
export async function tellOfOtherKeys(payload: Payload, payment: Payment): Promise<boolean> {
  const why = await whyNotFound(payload, payment)
  const orderId = idOf(payment.order)
  if (!why || !orderId) return false
  const { name } = GATEWAY_SETUP[payment.gateway]
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `other-keys:${payment.id}`,
      subject: `${name} cannot find the payment for order ${shortOrderId(orderId)}. ${why} Save those keys again to look it up or refund it, or use the ${name} dashboard.`,
      order: orderId,
      area: 'payments',
    }),
  )
  return true
}
