import type { Payload, PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { failpoint } from '@/src/lib/failpoints'
import { rowById } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { updateRow } from '@/src/lib/write-row'
import type { Payment, Refund } from '@/src/payload-types'
import type { RefundStatus } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockOrder } from '@/src/services/orders/change-order'
import { applyRefund } from '@/src/services/purchase/refund/apply-refund'

export type RefundOutcome = {
  readonly status: RefundStatus
  readonly gatewayRef: string | null
  /** Why it failed, for staff. */
  readonly message: string | null
}

async function fail(req: PayloadRequest, refund: Refund, payment: Payment): Promise<void> {
  // What someone gave back at the gateway meanwhile was taken for this refund: look again.
  const { gateway, gatewayRef } = payment
  if (gatewayRef) await enqueue(req, 'settle-payment', { gateway, ref: gatewayRef })
  const isLate = refund.gatewayRef !== null && refund.gatewayRef !== undefined
  if (!refund.isAutomatic && !isLate) return // anyone who asked for it reads the refusal at once
  const what = refund.isAutomatic ? 'A payment that goes back' : 'A refund in progress'
  await raiseToStaff(req, {
    key: `refund-failed:${refund.id}`,
    subject: `${what} could not be refunded: ${refund.failureMessage}`,
    order: idOf(refund.order) ?? '',
    area: 'payments',
  })
}

async function write(
  req: PayloadRequest,
  id: string,
  orderId: string,
  outcome: RefundOutcome,
): Promise<Refund> {
  const options = { overrideAccess: true } as const // services alone write refunds
  const order = await lockOrder(req, orderId)
  const before = await rowById(req, 'refunds', id, options)
  if (before.status !== 'pending') return before
  const { status, gatewayRef, message } = outcome
  const refund = await updateRow(req, 'refunds', id, {
    data: {
      status,
      failureMessage: message,
      ...(gatewayRef ? { gatewayRef } : {}),
      ...(status === 'succeeded' ? { settledAt: new Date().toISOString() } : {}),
    },
    ...options,
  })
  const payment = await rowById(req, 'payments', idOf(refund.payment) ?? '', options)
  if (status === 'succeeded') await applyRefund(req, order, payment, refund)
  if (status === 'failed') await fail(req, refund, payment)
  return refund
}

/** Writes what became of a refund, once, with everything that follows from it. */
export async function settleRefund(
  payload: Payload,
  id: string,
  outcome: RefundOutcome,
): Promise<Refund> {
  const { order } = await rowById({ payload }, 'refunds', id, {
    select: { order: true },
    overrideAccess: true, // services alone write refunds
  })
  const settled = await inTransaction(payload, (req) => write(req, id, idOf(order) ?? '', outcome))
  await failpoint('refund-settled')
  return settled
}
