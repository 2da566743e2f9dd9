import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { payments, refunds } from '@/src/database-schema'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { ago, now } from '@/src/lib/sql-parts'
import type { Payment } from '@/src/payload-types'
import type { Gateway } from '@/src/payments/gateway'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { giveUpAttempt, refOfAttempt } from '@/src/services/payments/attempts'
import { gatewayOfPayment } from '@/src/services/payments/gateways/resolve-gateway'
import { tellOfOtherKeys } from '@/src/services/payments/tell-of-other-keys'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { callOff } from '@/src/services/purchase/settle/call-off'
import {
  lookAtDispute,
  lookAtRefund,
  openDisputes,
  youngRefunds,
} from '@/src/services/purchase/settle/look-after'
import { rowsLookedAt } from '@/src/services/purchase/settle/rows-looked-at'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

/** An attempt this young is still in its own request's hands. */
const GRACE = '15 seconds'
/** An attempt that the gateway does not know after this long never reached it. */
const LOST_MS = 10 * 60_000
/** With the customer's bank: it answers in days, and needn't be asked each minute. */
const BANK_PAUSE = '1 hour'
/** A bank that has not answered in this long is a matter for a person. */
const BANK_LATE_MS = 14 * 24 * 60 * 60_000
/** An attempt nobody finished in this long is given up. */
const ABANDONED_MS = 24 * 60 * 60_000
const AT_ONCE = 100

const ageOf = (attempt: Payment) => Date.now() - new Date(attempt.createdAt).getTime()

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
  const gateway = await gatewayOf(payload, attempt)
  const ref = await refOfAttempt(payload, gateway, attempt)
  await noteCheck(payload, attempt)
  if (attempt.status === 'processing') return lookAtBank(payload, attempt, ref)
  if (ref && ageOf(attempt) > ABANDONED_MS) {
    // What waits for nobody may still pay by itself.
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

/** Those that were looked at longest ago, never ones first: none waits behind the others for ever. */
async function unfinishedPayments(payload: Payload): Promise<Payment[]> {
  const db = await databaseOf({ payload })
  const { createdAt, id, lastCheckedAt, status } = payments
  const rows = await db
    .select({ id })
    .from(payments)
    .where(
      and(
        inArray(status, UNFINISHED),
        lt(createdAt, ago(GRACE)),
        or(ne(status, 'processing'), isNull(lastCheckedAt), lt(lastCheckedAt, ago(BANK_PAUSE))),
      ),
    )
    .orderBy(sql`${lastCheckedAt} nulls first`)
    .limit(AT_ONCE)
  return rowsLookedAt(payload, 'payments', rows)
}

async function pendingRefunds(payload: Payload): Promise<{ id: string }[]> {
  const db = await databaseOf({ payload })
  const { createdAt, id, lastCheckedAt, status } = refunds
  return db
    .select({ id })
    .from(refunds)
    .where(
      and(eq(status, 'pending'), lt(sql`greatest(${createdAt}, ${lastCheckedAt})`, ago(GRACE))),
    )
    .orderBy(sql`${lastCheckedAt} nulls first`)
    .limit(AT_ONCE)
}

/**
 * Asks the gateways after every attempt, refund and dispute whose end we do not know, oldest look
 * first, and now and then after refunds that may still fail.
 *
 * So a dead browser whose webhook never came still ends as a paid order. Runs each minute; one
 * gateway's failure does not keep the others waiting.
 */
export async function reconcilePayments(payload: Payload): Promise<number> {
  const attempts = await unfinishedPayments(payload)
  const refunds = await pendingRefunds(payload)
  const looked = await eachOf(attempts, (attempt) => look(payload, attempt))
  const sent = await eachOf(refunds, ({ id }) => sendRefund(payload, id))
  const disputes = await openDisputes(payload)
  const asked = await eachOf(disputes, (dispute) => lookAtDispute(payload, dispute))
  const made = await youngRefunds(payload)
  return looked + sent + asked + (await eachOf(made, (refund) => lookAtRefund(payload, refund)))
}
