import type { PayloadRequest } from 'payload'

import { AppError } from '@/src/lib/errors'
import type { Payment } from '@/src/payload-types'
import { recordAttempt } from '@/src/services/record-attempt'
import { recordAudit } from '@/src/services/record-audit'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'
import { settlePayment } from '@/src/services/settle-payment'

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
  if (!payment) throw new AppError('no_payment', 'There is no such payment.', 404)
  return payment
}

async function refOf(req: PayloadRequest, payment: Payment): Promise<string | null> {
  if (payment.gatewayRef) return payment.gatewayRef
  const gateway = await gatewayOfPayment(req.payload, payment.gateway, payment)
  const found = await gateway.findByAttempt(payment.id, new Date(payment.createdAt))
  if (found)
    await recordAttempt(req.payload, payment, { status: payment.status, gatewayRef: found.ref })
  return found?.ref ?? null
}

/**
 * Asks a payment's gateway what became of it, and settles it by that, as the reconciler would.
 *
 * @throws GatewayUnavailable when it does not answer
 */
export async function lookAtPayment(req: PayloadRequest, id: string): Promise<LookResult> {
  const before = await read(req, id)
  const ref = await refOf(req, before)
  const result = ref ? await settlePayment(req.payload, before.gateway, ref) : null
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
