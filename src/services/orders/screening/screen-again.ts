import type { Payload } from 'payload'
import { inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { findRows } from '@/src/lib/find-one'
import { findOrder } from '@/src/services/orders/find-orders'
import { screenOrder } from '@/src/services/orders/screening/screen-order'

const MOST = 5000

/** Screens every paid order that is not delivered yet, once a new list is loaded. @returns how many */
export async function screenAgain(payload: Payload): Promise<number> {
  const docs = await findRows({ payload }, 'orders', {
    where: { paymentStatus: { equals: 'paid' }, status: { not_in: ['completed', 'cancelled'] } },
    select: {},
    limit: MOST,
    overrideAccess: true, // the worker has no user
  })
  const ids = docs.map(({ id }) => id)
  const failure = 'the names of an order could not be screened'
  return eachAlone(
    ids,
    (id) =>
      inTransaction(payload, async (req) => {
        const order = await findOrder(req, id)
        return order !== null && (await screenOrder(req, order)) !== null
      }),
    { thing: 'order', failure },
  )
}
