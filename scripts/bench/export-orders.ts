import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { csvFor } from '@/src/admin/kit/list/csv-of'
import { type ListSpec, questionIn } from '@/src/admin/kit/list/list-spec'
import type { OrderRow } from '@/src/admin/orders/list/order-row'

import { percentile, type Timings, timed } from './figures'

/** How much more memory an export may hold than there was before it, in bytes. */
export const MOST_GROWTH = 32 * 1024 * 1024

/** How many pages of an export pass before its memory is looked at: that takes long. */
export const LOOK_EACH = 10

setFlagsFromString('--expose-gc')
const collect = z.function().parse(runInNewContext('gc'))

/** What is held once all that nobody needs any more is gone. */
export function held(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A request of a member of the staff. */
export async function requestOf(payload: Payload, email: string): Promise<PayloadRequest> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    overrideAccess: true, // the bench's own member of the staff
  })
  const [user] = docs
  if (!user) throw new Error(`There is no ${email}`)
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

/** Exports all orders as a member of the staff: how long each thousand rows take, and what is held. */
export async function exportOrders(payload: Payload, email: string) {
  const { ordersList } = await import('@/src/admin/orders/list/orders-list') // now that CSS is left out
  const req = await requestOf(payload, email)
  const timings: Timings = []
  let [pages, most] = [0, 0]
  const list: ListSpec<OrderRow> = {
    ...ordersList,
    read: async (...asked) => {
      const page = await timed(timings, () => ordersList.read(...asked))
      pages += 1
      if (pages % LOOK_EACH === 0) most = Math.max(most, held())
      return page
    },
  }
  const before = held()
  const { csv } = await csvFor(req, list, questionIn(list, { view: 'all' }))
  most = Math.max(most, held())
  if (csv.length === 0) throw new Error('The export was empty')
  return { perThousand: 2 * percentile(timings, 0.95), growth: Math.max(0, most - before) }
}
