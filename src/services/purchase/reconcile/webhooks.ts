import { and, type Column, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { disputes, orders, payments, refunds, users, webhook_events } from '@/src/database-schema'
import type { KeyMark } from '@/src/domain/payments/payment-mode'
import { withoutSecrets } from '@/src/domain/payments/without-secrets'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { databaseOf, inTransaction, inTransactionOf, query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import type { WebhookEvent } from '@/src/payload-types'
import type { PaymentEvent } from '@/src/payments/gateway'
import { audit } from '@/src/services/platform/record-audit'
import { settleDispute } from '@/src/services/purchase/disputes/settle-dispute'
import { settleRefundEvent } from '@/src/services/purchase/refund/send-refund'
import { settlePayment } from '@/src/services/purchase/settle/settle-payment'

type SettleRequest = {
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

const modeOf = ({ isLive }: PaymentEvent) => (isLive === null ? null : isLive ? 'live' : 'test')

/**
 * What is wrong when an event that our secret opens is about the other kind of money than the keys:
 * the webhook secret was copied from the provider's other mode. Null where nothing is.
 */
function otherMode(keys: KeyMark | null, event: PaymentEvent): string | null {
  const mode = modeOf(event)
  if (!mode || !keys || (keys.mode === 'live') === (mode === 'live')) return null
  return `This event is from ${mode} mode, and the keys are for ${keys.mode}: save the webhook secret of the endpoint in ${keys.mode} mode.`
}

type ReceivedEvent = {
  readonly event: PaymentEvent
  readonly rawBody: string
  readonly keys: KeyMark | null
}

/**
 * Keeps a gateway's event, once by its id, and has the worker settle what it is about.
 *
 * The keys that it carries are not kept. A repeated delivery is counted and does nothing more.
 *
 * @param keys the keys that new payments would be made with
 */
export async function receiveWebhook(
  outer: PayloadRequest,
  gateway: GatewaySlug,
  { event, rawBody, keys }: ReceivedEvent,
): Promise<void> {
  const problem = otherMode(keys, event)
  await inTransaction(outer.payload, async (req) => {
    const { ref, refundRef, disputeRef } = event
    const isOurs = Boolean(ref || refundRef || disputeRef)
    const status = problem ? 'failed' : isOurs ? 'received' : 'ignored'
    const db = await databaseOf(req)
    const [stored] = await db
      .insert(webhook_events)
      .values({
        gateway,
        eventId: event.id,
        type: event.type,
        ref,
        refundRef,
        disputeRef,
        mode: modeOf(event),
        payload: sql`${withoutSecrets(rawBody)}::jsonb`, // as it came, not parsed and written again
        status,
        error: problem,
        deliveries: 1,
        attempts: 0,
      })
      .onConflictDoUpdate({
        target: [webhook_events.gateway, webhook_events.eventId],
        set: { deliveries: sql`${webhook_events.deliveries} + 1`, updatedAt: now },
      })
      .returning({ eventId: webhook_events.id, deliveries: webhook_events.deliveries })
    if (!stored || !isOurs || problem || stored.deliveries > 1) return
    const { eventId } = stored
    await enqueue(req, 'settle-payment', { gateway, ref, refundRef, disputeRef, eventId })
  })
}

/**
 * Has the worker settle what a webhook was about once more. Safe at any time: settling asks the
 * gateway for the truth and only ever moves forward.
 *
 * @throws AppError 404 for an unknown event, 409 for one that is about no payment
 */
export async function replayWebhook(outer: PayloadRequest, id: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const event = await findById(req, 'webhookEvents', id, {
      select: {
        gateway: true,
        ref: true,
        refundRef: true,
        disputeRef: true,
        status: true,
        error: true,
      },
      overrideAccess: true, // the caller has been checked
    })
    if (!event) throw new AppError('no_such_event', 'This webhook event does not exist.', 404)
    const { gateway, ref = null, refundRef, disputeRef, status, error } = event
    if (!ref && !refundRef && !disputeRef)
      throw new AppError('nothing_to_replay', 'This event is not about a payment.', 409)
    const db = await databaseOf(req)
    await db
      .update(webhook_events)
      .set({ status: 'received', error: null, processedAt: null, updatedAt: now })
      .where(eq(webhook_events.id, id))
    await enqueue(req, 'settle-payment', {
      gateway,
      ref,
      refundRef,
      disputeRef,
      eventId: id,
    })
    await audit(req, 'payments', 'replay', ['webhookEvents', id], {
      before: { status, error },
      after: { status: 'received', error: null },
    })
  })
}
