import { createLocalReq, type Payload } from 'payload'

import { log } from '@/src/lib/log'
import type { Order } from '@/src/payload-types'
import { planCompliance } from '@/src/services/compliance/plan-compliance'

const AT_ONCE = 200

async function formedAfter(payload: Payload, id: string | null): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      formedOn: { exists: true },
      user: { exists: true },
      status: { not_equals: 'cancelled' },
      ...(id ? { id: { greater_than: id } } : {}),
    },
    sort: 'id',
    depth: 0,
    limit: AT_ONCE,
    pagination: false,
    overrideAccess: true, // the worker has no user
  })
  return docs
}

/**
 * Looks after the deadlines of every company that we formed: writes the following ones when those
 * before are done or past, and brings open ones up to what the state asks by now. Runs each day,
 * and may run twice.
 */
export async function planAllCompliance(payload: Payload, now = new Date()): Promise<number> {
  let planned = 0
  let orders = await formedAfter(payload, null)
  while (orders.length > 0) {
    for (const order of orders) {
      try {
        await planCompliance(await createLocalReq({}, payload), order, now)
        planned += 1
      } catch (error) {
        log.warn({ err: error, order: order.id }, 'the deadlines of a company could not be planned')
      }
    }
    orders = await formedAfter(payload, orders.at(-1)?.id ?? null)
  }
  return planned
}
