import type { PayloadRequest } from 'payload'

import type { Order } from '@/src/payload-types'

/** An order by its id, for the worker; null where there is none any more. */
export async function findOrder(req: PayloadRequest, id: string | null): Promise<Order | null> {
  if (!id) return null
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the worker has no user
    req,
  })
}
