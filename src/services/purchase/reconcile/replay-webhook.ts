import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { webhook_events } from '@/src/database-schema'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { enqueue } from '@/src/lib/queues'
import { now } from '@/src/lib/sql-parts'
import { recordAudit } from '@/src/services/platform/record-audit'

/**
 * Has the worker settle what a webhook was about once more. Safe at any time: settling asks the
 * gateway for the truth and only ever moves forward.
 *
 * @throws AppError 404 for an unknown event, 409 for one that is about no payment
 */
export async function replayWebhook(outer: PayloadRequest, id: string): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const event = await findOne(req, 'webhookEvents', {
      where: { id: { equals: id } },
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
    await recordAudit(req, {
      area: 'payments',
      action: 'replay',
      entity: 'webhookEvents',
      documentId: id,
      before: { status, error },
      after: { status: 'received', error: null },
    })
  })
}
