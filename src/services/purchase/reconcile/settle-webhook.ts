import { and, type Column, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { disputes, orders, payments, refunds, users, webhook_events } from '@/src/database-schema'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf, query } from '@/src/lib/database'
import { now } from '@/src/lib/sql-parts'
import type { WebhookEvent } from '@/src/payload-types'
import { settleDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { settleRefundEvent } from '@/src/services/purchase/refund/recheck-refunds'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

export type SettleRequest = {
  readonly gateway: GatewaySlug
  readonly ref: string | null
  readonly refundRef?: string | null
  readonly disputeRef?: string | null
  /** Our row of the webhook that asked for it, where one did. */
  readonly eventId?: string
}

type Outcome = { readonly status: WebhookEvent['status']; readonly error: string | null }

/** Whether it is about the money of someone whose account was deleted. */
function isOfErased() {
  const orderOf = (table: typeof payments | typeof refunds | typeof disputes, ref: Column) =>
    inArray(
      orders.id,
      query.select({ order: table.order }).from(table).where(eq(table.gatewayRef, ref)),
    )
  return exists(
    query
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user))
      .where(
        and(
          isNotNull(users.erasedAt),
          or(
            orderOf(payments, webhook_events.ref),
            orderOf(refunds, webhook_events.refundRef),
            orderOf(disputes, webhook_events.disputeRef),
          ),
        ),
      ),
  )
}

async function record(payload: Payload, eventId: string, { status, error }: Outcome) {
  const db = await databaseOf({ payload })
  const isOver = status === 'processed' || status === 'ignored'
  await db
    .update(webhook_events)
    .set({
      attempts: sql`${webhook_events.attempts} + 1`,
      // what came late says who they are once more
      payload: sql`case when ${isOfErased()} then '{}'::jsonb else ${webhook_events.payload} end`,
      error,
      status,
      processedAt: isOver ? now : null,
      updatedAt: now,
    })
    .where(eq(webhook_events.id, eventId))
}

/** Whether anything of it is ours. The refund goes first: it may be why the payment changed. */
async function settleAll(
  payload: Payload,
  { gateway, ref, refundRef, disputeRef }: SettleRequest,
): Promise<boolean> {
  const refund = refundRef ? await settleRefundEvent(payload, gateway, refundRef) : false
  const payment = ref ? (await settlePayment(payload, gateway, ref)).kind !== 'unknown' : false
  const dispute = disputeRef ? await settleDispute(payload, gateway, disputeRef) : null
  return refund || payment || dispute !== null
}

/**
 * Settles the payment, refund or dispute that a webhook was about, and writes beside the event what
 * came of it.
 *
 * @param isLastTry whether no one will try again after this; the event then counts as failed
 */
export async function settleWebhook(
  payload: Payload,
  request: SettleRequest,
  isLastTry: boolean,
): Promise<void> {
  const { eventId } = request
  const note = (outcome: Outcome) => (eventId ? record(payload, eventId, outcome) : undefined)
  try {
    const isOurs = await settleAll(payload, request)
    await note({ status: isOurs ? 'processed' : 'ignored', error: null })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await note({ status: isLastTry ? 'failed' : 'received', error: reason.slice(0, 500) })
    throw error
  }
}
