import type { Payload, PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { Payment } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { refOfAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { recordAudit } from '@/src/services/platform/record-audit'
import { applyDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

export type LookResult = {
  readonly id: string
  readonly status: Payment['status']
  /** Whether the gateway knows of the payment at all. */
  readonly known: boolean
  readonly reason: string | null
}

async function read(req: PayloadRequest, id: string): Promise<Payment> {
  const payment = await req.payload.findByID({
    collection: 'payments',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the caller has been checked
    req,
  })
  if (!payment) throw new AppError('no_payment', 'This payment does not exist.', 404)
  return payment
}

/** Disputes whose webhook never came, where the gateway can be asked by payment. */
async function noticeDisputes(
  payload: Payload,
  gateway: Gateway,
  payment: Payment,
  ref: string,
): Promise<void> {
  if (payment.status !== 'succeeded' && payment.status !== 'refunded') return
  const disputes = await gateway.disputesOf({ ref, chargeRef: payment.chargeRef ?? null })
  for (const dispute of disputes) await applyDispute(payload, payment, dispute)
}

/**
 * Asks a payment's gateway what became of it, and settles it by that, as the reconciler would.
 *
 * @throws GatewayUnavailable when it does not answer
 */
export async function checkPayment(req: PayloadRequest, id: string): Promise<LookResult> {
  const before = await read(req, id)
  const gateway = await gatewayOfPayment(req.payload, before.gateway, before)
  const ref = await refOfAttempt(req.payload, gateway, before)
  const result = ref ? await settlePayment(req.payload, before.gateway, ref) : null
  if (ref) await noticeDisputes(req.payload, gateway, await read(req, id), ref)
  const { status, quarantineReason, failureMessage } = await read(req, id)
  const known = result !== null && result.kind !== 'unknown'
  await recordAudit(req, {
    area: 'orders',
    action: 'look',
    entity: 'payments',
    documentId: id,
    before: { status: before.status },
    after: { status, known },
  })
  return { id, status, known, reason: quarantineReason ?? failureMessage ?? null }
}
