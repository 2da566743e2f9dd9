import type { PayloadRequest } from 'payload'

import { orders } from '@/src/database-schema'
import { lockRow } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'

/** Holds the order's row until the transaction ends: whoever pays or settles it waits in line. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await lockRow(req, orders, id)
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    overrideAccess: true, // the money path has no user
    req,
  })
}
