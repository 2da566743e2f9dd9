import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { UNFINISHED } from '@/src/domain/payments/payment-status'
import { runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import type { Payment } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { giveUpAttempt, recordAttempt } from '@/src/services/record-attempt'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'
import { sendRefund } from '@/src/services/send-refund'
import { settlePayment } from '@/src/services/settle-payment'

/** An attempt this young is still in its own request's hands. */
const GRACE_MS = 15_000
/** An attempt that the gateway does not know after this long never reached it. */
const LOST_MS = 10 * 60_000
/** An attempt nobody finished in this long is given up. */
const ABANDONED_MS = 24 * 60 * 60_000
const AT_ONCE = 100

const ageOf = (attempt: Payment) => Date.now() - new Date(attempt.createdAt).getTime()

async function noteCheck(payload: Payload, attempt: Payment, ref: string | null): Promise<void> {
  await runSql(
    { payload },
    sql`update payments set last_checked_at = now(), checks = checks + 1,
      gateway_ref = coalesce(gateway_ref, ${ref}) where id = ${attempt.id}`,
  )
}

/**
 * Gives up what nobody finished; some providers keep it open and others forget it, so our own books
 * say it too.
 */
async function abandon(payload: Payload, gateway: Gateway, attempt: Payment, ref: string) {
  await gateway.cancel(ref)
  const { kind } = await settlePayment(payload, attempt.gateway, ref)
  const hasNoEnd = kind === 'unfinished' || kind === 'unknown'
  if (hasNoEnd && attempt.status !== 'open') {
    await recordAttempt(payload, attempt, { status: 'cancelled' })
  }
}

async function look(payload: Payload, attempt: Payment): Promise<void> {
  const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
  const found = attempt.gatewayRef
    ? null
    : await gateway.findByAttempt(attempt.id, new Date(attempt.createdAt))
  const ref = attempt.gatewayRef ?? found?.ref ?? null
  await noteCheck(payload, attempt, ref)
  if (ref && ageOf(attempt) > ABANDONED_MS) return abandon(payload, gateway, attempt, ref)
  if (ref) await settlePayment(payload, attempt.gateway, ref)
  else if (ageOf(attempt) > LOST_MS) await giveUpAttempt(payload, attempt)
}

async function eachOf<T extends { readonly id: string }>(
  docs: readonly T[],
  work: (doc: T) => Promise<unknown>,
): Promise<number> {
  for (const doc of docs) {
    try {
      await work(doc)
    } catch (error) {
      log.warn({ err: error, id: doc.id }, 'could not look after a payment or refund')
    }
  }
  return docs.length
}

const unfinished = sql.join(
  UNFINISHED.map((status) => sql`${status}`),
  sql`, `,
)

/** Those that were looked at longest ago, never ones first: none waits behind the others for ever. */
async function unfinishedPayments(payload: Payload): Promise<Payment[]> {
  const rows = await runSql(
    { payload },
    sql`select id from payments where status::text in (${unfinished})
      and created_at < now() - ${GRACE_MS} * interval '1 millisecond'
      order by last_checked_at nulls first limit ${AT_ONCE}`,
  )
  if (rows.length === 0) return []
  const { docs } = await payload.find({
    collection: 'payments',
    where: { id: { in: rows.map(({ id }) => String(id)) } },
    sort: 'lastCheckedAt',
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    overrideAccess: true, // the reconciler has no user
  })
  return docs
}

async function pendingRefunds(payload: Payload): Promise<{ id: string }[]> {
  const rows = await runSql(
    { payload },
    sql`select id from refunds where status = 'pending'
      and greatest(created_at, last_checked_at) < now() - ${GRACE_MS} * interval '1 millisecond'
      order by last_checked_at nulls first limit ${AT_ONCE}`,
  )
  return rows.map(({ id }) => ({ id: String(id) }))
}

/**
 * Asks the gateways after every attempt, and every refund, whose end we do not know, oldest look
 * first.
 *
 * So a dead browser whose webhook never came still ends as a paid order. Runs each minute; one
 * gateway's failure does not keep the others waiting.
 */
export async function reconcilePayments(payload: Payload): Promise<number> {
  const attempts = await unfinishedPayments(payload)
  const refunds = await pendingRefunds(payload)
  const looked = await eachOf(attempts, (attempt) => look(payload, attempt))
  return looked + (await eachOf(refunds, ({ id }) => sendRefund(payload, id)))
}
