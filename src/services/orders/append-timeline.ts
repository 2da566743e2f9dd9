import type { PayloadRequest } from 'payload'

import type { Order } from '@/src/payload-types'

export type TimelineEntry = NonNullable<Order['timeline']>[number]

/** Adds an entry to an order's story. The caller holds the order's row, and read it since. */
export async function appendTimeline(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'timeline'>,
  entry: Omit<TimelineEntry, 'at' | 'id'>,
): Promise<Order> {
  return req.payload.update({
    collection: 'orders',
    id: order.id,
    data: { timeline: [...(order.timeline ?? []), { at: new Date().toISOString(), ...entry }] },
    depth: 0,
    overrideAccess: true, // the caller decided that this may be told
    req,
  })
}
