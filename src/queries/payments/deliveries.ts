import type { PayloadRequest } from 'payload'

import type { WebhookEvent } from '@/src/payload-types'
import { staffRows } from '@/src/queries/platform/staff-rows'

const SHOWN = {
  gateway: true,
  eventId: true,
  type: true,
  ref: true,
  status: true,
  attempts: true,
  deliveries: true,
  error: true,
  createdAt: true,
} as const

export type Delivery = Pick<WebhookEvent, 'id' | keyof typeof SHOWN>

/** The webhook events that came last. */
export const lastDeliveries = (req: PayloadRequest, limit: number): Promise<Delivery[]> =>
  staffRows(req, 'webhookEvents', { select: SHOWN, sort: '-createdAt', limit })
