import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { UNFINISHED } from '@/src/domain/payments/payment-status'
import { runSql } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import type { Payment } from '@/src/payload-types'
import { gatewayOfPayment } from '@/src/services/resolve-gateway'
import { settlePayment } from '@/src/services/settle-payment'

/** An attempt this young is still in its own request's hands. */
const GRACE_MS = 15_000
/** An attempt that the gateway does not know after this long never reached it. */
const LOST_MS = 10 * 60_000
/** An attempt nobody finished in this long is given up. */
const ABANDONED_MS = 24 * 60 * 60_000
const AT_ONCE = 100

const ageOf = (attempt: Payment) => Date.now() - new Date(attempt.createdAt).getTime()

async function noteCheck(
  payload: Payload,
  attempt: Payment,
  change: { ref?: string; lost?: boolean },
): Promise<void> {
  await runSql(
    { payload },
    sql`update payments set last_checked_at = now(), checks = checks + 1,
      gateway_ref = coalesce(gateway_ref, ${change.ref ?? null}),
      status = case when ${change.lost ?? false} and status = 'opening' then 'cancelled' else status end
      where id = ${attempt.id}`,
  )
}

async function look(payload: Payload, attempt: Payment): Promise<void> {
  const gateway = await gatewayOfPayment(payload, attempt.gateway, attempt)
  const ref =
    attempt.gatewayRef ??
    (await gateway.findByAttempt(attempt.id, new Date(attempt.createdAt)))?.ref
  await noteCheck(payload, attempt, { ref, lost: !ref && ageOf(attempt) > LOST_MS })
  if (!ref) return
  if (ageOf(attempt) > ABANDONED_MS) await gateway.cancel(ref)
  await settlePayment(payload, attempt.gateway, ref)
}

/**
 * Asks the gateways after every attempt whose end we do not know, oldest look first.
 *
 * So a dead browser whose webhook never came still ends as a paid order. Runs each minute; one
 * gateway's failure does not keep the others waiting.
 */
export async function reconcilePayments(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payments',
    where: {
      status: { in: [...UNFINISHED] },
      createdAt: { less_than: new Date(Date.now() - GRACE_MS).toISOString() },
    },
    sort: 'lastCheckedAt',
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    overrideAccess: true, // the reconciler has no user
  })
  for (const attempt of docs) {
    try {
      await look(payload, attempt)
    } catch (error) {
      log.warn({ err: error, payment: attempt.id }, 'could not look after a payment')
    }
  }
  return docs.length
}
