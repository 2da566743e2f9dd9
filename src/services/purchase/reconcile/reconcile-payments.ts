import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { payments, refunds } from '@/src/database-schema'
import { GATEWAYS, type GatewaySlug, UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import type { Payment } from '@/src/payload-types'
import { type Gateway, GatewayUnavailable } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { giveUpAttempt, refOfAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment, tellOfOtherKeys } from '@/src/services/payments/gateways/resolve-gateway'
import {
  lookAtDispute,
  lookAtRefund,
  openDisputes,
  rowsLookedAt,
  youngRefunds,
} from '@/src/services/purchase/reconcile/check-payment'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { callOff } from '@/src/services/purchase/settle/call-off'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

/** An attempt this young is still in its own request's hands. */
const GRACE = '15 seconds'
/** An attempt that the gateway does not know after this long never reached it. */
const LOST_MS = 10 * 60_000
/** With the customer's bank: it answers in days, and needn't be asked each minute. */
const BANK_PAUSE = '1 hour'
/** A bank that has not answered in this long is a matter for a person. */
const BANK_LATE_MS = 14 * 24 * 60 * 60_000
/** An attempt no one finished in this long is given up. */
const ABANDONED_MS = 24 * 60 * 60_000
/** So many rows of one gateway are read at once. */
const AT_ONCE = 100
const SHARE_MS = 40_000

const ageOf = (attempt: Payment) => Date.now() - new Date(attempt.createdAt).getTime()

/** Notes the check before anything can fail, so that no attempt stays at the head of the queue. */
async function noteCheck(payload: Payload, attempt: Payment): Promise<void> {
  const db = await databaseOf({ payload })
  await db
    .update(payments)
    .set({ lastCheckedAt: now, checks: sql`${payments.checks} + 1` })
    .where(eq(payments.id, attempt.id))
}

/** Tells staff, once, of what can't be asked after any more: its keys are gone. */
async function gatewayOf(payload: Payload, attempt: Payment): Promise<Gateway> {
  try {
    return await gatewayOfPayment(payload, attempt.gateway, attempt)
  } catch (error) {
    await tellOfOtherKeys(payload, attempt)
    throw error
  }
}

async function look(payload: Payload, attempt: Payment): Promise<void> {
  await noteCheck(payload, attempt)
  const gateway = await gatewayOf(payload, attempt)
  const ref = await refOfAttempt(payload, gateway, attempt)
  if (attempt.status === 'processing') return lookAtBank(payload, attempt, ref)
  if (ref && ageOf(attempt) > ABANDONED_MS) {
    // What waits for no one may still pay by itself.
    await callOff(payload, attempt, ref, attempt.status === 'open' ? [] : ['unfinished', 'unknown'])
  } else if (ref) await settlePayment(payload, attempt.gateway, ref)
  else if (ageOf(attempt) > LOST_MS && !(await tellOfOtherKeys(payload, attempt))) {
    await giveUpAttempt(payload, attempt)
  }
}

/** A payment that a bank confirms is never given up: it may arrive at any time. */
async function lookAtBank(payload: Payload, attempt: Payment, ref: string | null): Promise<void> {
  if (ref) await settlePayment(payload, attempt.gateway, ref)
  const orderId = idOf(attempt.order)
  if (ageOf(attempt) < BANK_LATE_MS || !orderId) return
  await inTransaction(payload, (req) =>
    raiseToStaff(req, {
      key: `bank-late:${attempt.id}`,
      subject: `The bank has not confirmed payment ${ref ?? attempt.id} in 14 days. Look it up at the gateway.`,
      order: orderId,
      area: 'payments',
    }),
  )
}

/** Those that were checked longest ago, and before them those that never were, so that each has its turn. */
async function unfinishedPayments(payload: Payload, slug: GatewaySlug): Promise<Payment[]> {
  const db = await databaseOf({ payload })
  const { createdAt, gateway, id, lastCheckedAt, status } = payments
  const rows = await db
    .select({ id })
    .from(payments)
    .where(
      and(
        eq(gateway, slug),
        inArray(status, UNFINISHED),
        lt(createdAt, ago(GRACE)),
        or(ne(status, 'processing'), isNull(lastCheckedAt), lt(lastCheckedAt, ago(BANK_PAUSE))),
      ),
    )
    .orderBy(sql`${lastCheckedAt} nulls first`)
    .limit(AT_ONCE)
  return rowsLookedAt(payload, 'payments', rows)
}

async function pendingRefunds(payload: Payload, slug: GatewaySlug): Promise<{ id: string }[]> {
  const db = await databaseOf({ payload })
  const { createdAt, id, lastCheckedAt, payment, status } = refunds
  return db
    .select({ id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, payment))
    .where(
      and(
        eq(payments.gateway, slug),
        eq(status, 'pending'),
        lt(sql`greatest(${createdAt}, ${lastCheckedAt})`, ago(GRACE)),
      ),
    )
    .orderBy(sql`${lastCheckedAt} nulls first`)
    .limit(AT_ONCE)
}

const isSilence = (error: unknown) =>
  error instanceof GatewayUnavailable && (error.code === 'timeout' || error.code === 'network')

/**
 * One gateway's share of a round. It ends once the gateway is silent or its time is up: the other
 * gateways' next round waits for this one, and the rows left over come first in it.
 */
function share() {
  const until = Date.now() + SHARE_MS
  let looked = 0
  let isOver = false
  return {
    looked: () => looked,
    each: async <T extends { readonly id: string }>(
      read: () => Promise<readonly T[]>,
      work: (row: T) => Promise<unknown>,
    ): Promise<void> => {
      for (const row of isOver ? [] : await read()) {
        if (isOver || Date.now() > until) return
        looked += 1
        try {
          await work(row)
        } catch (error) {
          isOver = isSilence(error)
          log.warn({ err: error, id: row.id }, 'could not look after a payment or refund')
        }
      }
    },
  }
}

async function attemptsAt(payload: Payload, slug: GatewaySlug): Promise<number> {
  const { each, looked } = share()
  await each(
    () => unfinishedPayments(payload, slug),
    (attempt) => look(payload, attempt),
  )
  return looked()
}

async function refundsAndDisputesAt(payload: Payload, slug: GatewaySlug): Promise<number> {
  const { each, looked } = share()
  await each(
    () => pendingRefunds(payload, slug),
    ({ id }) => sendRefund(payload, id),
  )
  await each(
    () => openDisputes(payload, slug),
    (dispute) => lookAtDispute(payload, dispute),
  )
  await each(
    () => youngRefunds(payload, slug),
    (refund) => lookAtRefund(payload, refund),
  )
  return looked()
}

/**
 * Asks the gateways after every attempt, refund and dispute whose end we do not know, oldest look
 * first, and now and then after refunds that may still fail.
 *
 * So a dead browser whose webhook never came still ends as a paid order. Runs each minute, the
 * gateways side by side: one that fails or does not answer keeps none of the others waiting.
 */
export async function reconcilePayments(payload: Payload): Promise<number> {
  const shares = GATEWAYS.flatMap((slug) => [
    attemptsAt(payload, slug),
    refundsAndDisputesAt(payload, slug),
  ])
  const looked = await Promise.all(shares)
  return looked.reduce((sum, count) => sum + count, 0)
}
