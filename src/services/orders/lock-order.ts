import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'

/** Holds the order's row until the transaction ends: whoever pays or settles it waits in line. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await runSql(req, sql`select id from orders where id = ${id} for update`)
  return req.payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    overrideAccess: true, // the money path has no user
    req,
  })
}
