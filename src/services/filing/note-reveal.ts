import type { PayloadRequest } from 'payload'

import { recordAudit } from '@/src/services/platform/record-audit'

type Revealed = {
  readonly entity: 'filings' | 'serviceDetails'
  readonly id: string
  readonly orderId: string
  /** Which number it is, in words. The number itself is never written down. */
  readonly what: string
  readonly reason: string
}

/** Writes down that one of the staff saw a sealed number of an order, and why. */
export function noteReveal(req: PayloadRequest, { entity, id, orderId, what, reason }: Revealed) {
  return recordAudit(req, {
    area: 'orders',
    action: 'reveal',
    entity,
    documentId: id,
    before: {},
    after: { order: orderId, what, reason },
  })
}
