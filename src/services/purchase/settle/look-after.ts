import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { OPEN_DISPUTES } from '@/src/domain/payments/dispute'
import { idOf } from '@/src/domain/vocabulary/relation'
import { runSql } from '@/src/lib/database'
import type { Dispute, Payment, Refund } from '@/src/payload-types'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { settleDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { recheckRefund } from '@/src/services/purchase/refund/recheck-refunds'

const options = { depth: 0, overrideAccess: true, pagination: false } as const // the reconciler has no user

/** How many are asked after in one round: they are in no hurry. */
const AT_ONCE = 10

async function paymentOf(payload: Payload, { payment }: Dispute | Refund): Promise<Payment> {
  return payload.findByID({ collection: 'payments', id: idOf(payment) ?? '', ...options })
}

/** Open disputes that nobody asked after for six hours. */
export async function openDisputes(payload: Payload): Promise<Dispute[]> {
  const before = new Date(Date.now() - 6 * 60 * 60_000).toISOString()
  const { docs } = await payload.find({
    collection: 'disputes',
    where: { status: { in: [...OPEN_DISPUTES] }, lastCheckedAt: { less_than: before } },
    sort: 'lastCheckedAt',
    limit: AT_ONCE,
    ...options,
  })
  return docs
}

export async function lookAtDispute(payload: Payload, dispute: Dispute): Promise<void> {
  await runSql(
    { payload },
    sql`update disputes set last_checked_at = now() where id = ${dispute.id}`,
  )
  const payment = await paymentOf(payload, dispute)
  await settleDispute(payload, dispute.gateway, dispute.gatewayRef, payment)
}

/** Refunds of the last 30 days, in which a bank may still send them back; each asked once a day. */
export async function youngRefunds(payload: Payload): Promise<Refund[]> {
  const rows = await runSql(
    { payload },
    sql`select id from refunds where status = 'succeeded' and kind = 'refund'
      and gateway_ref is not null and settled_at > now() - interval '30 days'
      and greatest(settled_at, last_checked_at) < now() - interval '1 day'
      order by last_checked_at nulls first limit ${AT_ONCE}`,
  )
  if (rows.length === 0) return []
  const { docs } = await payload.find({
    collection: 'refunds',
    where: { id: { in: rows.map(({ id }) => String(id)) } },
    limit: AT_ONCE,
    ...options,
  })
  return docs
}

export async function lookAtRefund(payload: Payload, refund: Refund): Promise<void> {
  await runSql({ payload }, sql`update refunds set last_checked_at = now() where id = ${refund.id}`)
  const payment = await paymentOf(payload, refund)
  const gateway = await gatewayOfPayment(payload, payment.gateway, payment)
  await recheckRefund(payload, gateway, payment, refund)
}
