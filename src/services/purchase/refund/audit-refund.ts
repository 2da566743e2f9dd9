import type { PayloadRequest } from 'payload'

import type { Order } from '@/src/payload-types'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Writes down what happened to a refund of an order, beside what had been given back before. */
export async function auditRefund(
  req: PayloadRequest,
  order: Order,
  action: 'refund' | 'refunded' | 'refund undone',
  after: Record<string, unknown>,
): Promise<void> {
  await recordAudit(req, {
    area: 'orders',
    action,
    entity: 'orders',
    documentId: order.id,
    before: { refundedMinor: order.refundedMinor },
    after,
  })
}
