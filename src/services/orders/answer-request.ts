import type { PayloadRequest } from 'payload'

import { waitsForCustomer } from '@/src/domain/orders/happening'
import { idOf } from '@/src/domain/vocabulary/relation'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'

/**
 * Records that a customer has answered what staff asked of one of the order's services, so that
 * nothing waits for them any more. The details of a filing are answered in their own form alone.
 */
export async function answerRequest(req: PayloadRequest, orderId: string): Promise<void> {
  const order = await lockOrder(req, orderId)
  const asked = waitsForCustomer(order.serviceType, order.timeline ?? [])
  if (!asked || !idOf(asked.author)) return
  await appendTimeline(req, order, { stage: 'answered', service: asked.service })
}
