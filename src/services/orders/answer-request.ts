import type { PayloadRequest } from 'payload'

import { openRequests } from '@/src/domain/orders/happening'
import { idOf } from '@/src/domain/vocabulary/relation'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'

/**
 * Records that a customer has answered what staff asked, of each of the order's services that waits
 * for it: one message may answer several questions. The details of a filing are answered in their own form alone.
 */
export async function answerRequest(req: PayloadRequest, orderId: string): Promise<void> {
  const order = await lockOrder(req, orderId)
  const asked = openRequests(order.serviceType, order.timeline ?? [])
  let answered = order
  for (const { author, service } of asked) {
    if (!idOf(author)) continue
    answered = await appendTimeline(req, answered, { stage: 'answered', service })
  }
}
