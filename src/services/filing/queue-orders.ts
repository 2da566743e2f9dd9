import { and, eq, isNull } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { orders } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import { queueFields } from '@/src/services/filing/queue-fields'

const AT_ONCE = 200

/** Gives the orders that were written before there was a queue their place in it. May run again. */
export async function queueOrders(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const db = await databaseOf(req)
  for (let done = 0; ; ) {
    const { docs } = await payload.find({
      collection: 'orders',
      where: { queueAt: { exists: false } },
      depth: 0,
      limit: AT_ONCE,
      pagination: false,
      overrideAccess: true, // the program that brings the database up to date
    })
    if (docs.length === 0) return done
    for (const order of docs) {
      const fields = await queueFields(req, order, order)
      await db
        .update(orders)
        .set(fields)
        .where(and(eq(orders.id, order.id), isNull(orders.queueAt)))
    }
    done += docs.length
  }
}
