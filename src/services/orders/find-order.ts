import type { PayloadRequest } from 'payload'

import { findById } from '@/src/lib/find-one'
import type { Order } from '@/src/payload-types'

/** An order by its id, for the worker; null where there is none any more. */
export async function findOrder(req: PayloadRequest, id: string | null): Promise<Order | null> {
  if (!id) return null
  return findById(req, 'orders', id, {
    overrideAccess: true, // the worker has no user
  })
}
