import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { csvFor } from '@/src/admin/kit/list/csv-of'
import { type ListSpec, questionIn } from '@/src/admin/kit/list/list-spec'
import type { OrderRow } from '@/src/admin/orders/list/order-row'

import { percentile, sized, type Timings, timed } from './figures'
import { BARE, type Staff, undisturbed, visit } from './office-visits'

/** How much more memory an export may hold than there was before it, in bytes. */
export const MOST_GROWTH = 32 * 1024 * 1024

/** How many pages of an export pass before its memory is looked at: that takes long. */
export const LOOK_EACH = 10

setFlagsFromString('--expose-gc')
const collect = z.function().parse(runInNewContext('gc'))

/** What is held once all that no one needs any more is gone. */
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

/** So many pages of it have to be read for a 95th percentile to mean something. */
const PAGES = sized(100, 1)

/**
 * Exports orders as a member of the staff, as often as it takes, by turns with the bare page: how
 * long a thousand rows take, and what is held.
 */
export async function exportOrders(payload: Payload, { email, cookie }: Staff) {
  const { ordersList } = await import('@/src/admin/orders/list/orders-list') // now that CSS is left out
  const req = await requestOf(payload, email)
  let [timings, bare]: [Timings, Timings] = [[], []]
  let most = 0
  const list: ListSpec<OrderRow> = {
    ...ordersList,
    read: async (...asked) => {
      const page = await timed(timings, () => ordersList.read(...asked))
      await timed(bare, () => visit(BARE, cookie))
      if (timings.length % LOOK_EACH === 0) most = Math.max(most, held())
      return page
    },
  }
  const before = held()
  const figure = await undisturbed(async () => {
    ;[timings, bare] = [[], []]
    while (timings.length < PAGES) {
      const { csv } = await csvFor(req, list, questionIn(list, { view: 'all' }))
      if (csv.length === 0) throw new Error('The export was empty')
    }
    return { ms: 2 * percentile(timings, 0.95), bareMs: percentile(bare, 0.95) }
  })
  most = Math.max(most, held())
  return { figure, growth: Math.max(0, most - before) }
}
