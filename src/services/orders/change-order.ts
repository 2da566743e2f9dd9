import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { databaseOf, lockRow } from '@/src/lib/database'
import { rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'

export type TimelineEntry = NonNullable<Order['timeline']>[number]

type NewEntry = Omit<TimelineEntry, 'at' | 'id'>

/** Holds the order's row until the transaction ends: anyone who pays or settles it waits in line. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await lockRow(req, orders, id)
  return rowById(req, 'orders', id, {
    overrideAccess: true, // the money path has no user
  })
}

/**
 * Whose an order is, null while it is a guest's: no one can claim it until the transaction ends.
 * What is written about an order takes its owner from here, since the row that a request has read
 * may have been claimed meanwhile.
 */
export async function holdOwner(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'parent'>,
): Promise<string | null> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ user: orders.user })
    .from(orders)
    .where(eq(orders.id, rootOf(order)))
    .for('no key update') // two with a weaker lock that go on to `lockOrder` would deadlock
  return row?.user ?? null
}

/** Adds an entry to an order's story. The caller holds the order's row, and read it since. */
export async function appendTimeline(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'timeline'>,
  entry: NewEntry & { readonly at?: string },
  change: Pick<Partial<Order>, 'clock' | 'status' | 'undo'> = {},
): Promise<Order> {
  return updateRow(req, 'orders', order.id, {
    data: {
      ...change,
      timeline: [...(order.timeline ?? []), { at: new Date().toISOString(), ...entry }],
    },
    overrideAccess: true, // the caller decided that this may be told
  })
}

/** Changes an order and tells why in its story, in one write. The caller holds the row, as above. */
export async function changeOrder(
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'timeline' | 'serviceType'>,
  change: Partial<Order>,
  ...entries: readonly Pick<NewEntry, 'stage' | 'note' | 'service'>[]
): Promise<Order> {
  const at = new Date().toISOString()
  req.context.timelineWritten = true
  return updateRow(req, 'orders', order.id, {
    data: {
      ...change,
      timeline: [
        ...(order.timeline ?? []),
        ...entries.map((entry) => ({ at, service: order.serviceType, ...entry })),
      ],
    },
    overrideAccess: true, // follows from what a gateway says
  })
}
