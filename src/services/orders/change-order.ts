import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { orders, orders_clock_pauses, orders_timeline } from '@/src/database-schema'
import { databaseOf, lockRow } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'
import {
  asTimeline,
  columnsOf,
  fieldsOf,
  listId,
  timelineRows,
} from '@/src/services/orders/order-row'
import { readOrder } from '@/src/services/orders/read-order'

export type TimelineEntry = NonNullable<Order['timeline']>[number]

type NewEntry = Omit<TimelineEntry, 'at' | 'id'>

/** Holds the order's row until the transaction ends: anyone who pays or settles it waits in line. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order> {
  await lockRow(req, orders, id)
  return readOrder(req, id)
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
  order: Pick<Order, 'id'>,
  entry: NewEntry & { readonly at?: string },
  change: Pick<Partial<Order>, 'clock' | 'status' | 'undo'> = {},
): Promise<Order> {
  const told = { at: new Date().toISOString(), ...entry }
  return writeChange(req, await readOrder(req, order.id), change, [told])
}

type Entries = readonly Pick<NewEntry, 'stage' | 'note' | 'service'>[]

/** Changes an order and tells why in its story, in one write. The caller holds the row, as above. */
export async function changeOrder(
  req: PayloadRequest,
  order: Pick<Order, 'id'>,
  change: Partial<Order>,
  ...entries: Entries
): Promise<Order> {
  return changeHeld(req, await readOrder(req, order.id), change, ...entries)
}

/** As `changeOrder`, for an order to which nothing was written since `lockOrder` returned it. */
export async function changeHeld(
  req: PayloadRequest,
  held: Order,
  change: Partial<Order>,
  ...entries: Entries
): Promise<Order> {
  const at = new Date().toISOString()
  req.context.timelineWritten = true
  const told = entries.map((entry) => ({ at, service: held.serviceType, ...entry }))
  return writeChange(req, held, change, told)
}

/** Those of `now` that are not as they were. */
function changedOf<Values extends object>(now: Values, before: Values): Partial<Values> {
  const changed: Partial<Values> = { ...now }
  for (const name in now) {
    if (JSON.stringify(now[name]) === JSON.stringify(before[name])) delete changed[name]
  }
  return changed
}

/**
 * Writes a change and new entries of the timeline with one statement. The collection's own hooks run
 * around it as around Payload's update, which would read the order again, merge and check each field,
 * and write every row of it anew.
 */
async function writeChange(
  req: PayloadRequest,
  before: Order,
  change: Partial<Order>,
  told: readonly TimelineEntry[],
): Promise<Order> {
  const { config: collection } = req.payload.collections.orders
  const around = { collection, context: req.context, operation: 'update', req } as const
  const timeline = [...(before.timeline ?? []), ...asTimeline(told)]
  let data: Partial<Order> = { ...before, ...change, timeline }
  for (const hook of collection.hooks.beforeChange) {
    data = (await hook({ ...around, data, originalDoc: before })) ?? data
  }
  let doc = await writeRow(req, before, data)
  for (const hook of collection.hooks.afterChange) {
    doc = (await hook({ ...around, data, doc, previousDoc: before, overrideAccess: true })) ?? doc
  }
  return doc
}

async function writeRow(req: PayloadRequest, before: Order, data: Partial<Order>): Promise<Order> {
  const { id } = before
  const db = await databaseOf(req)
  const values = {
    ...changedOf(columnsOf(data), columnsOf(before)),
    updatedAt: new Date().toISOString(),
  }
  const known = before.timeline?.length ?? 0
  const timeline = asTimeline(data.timeline ?? [])
  const entries = timelineRows(id, timeline.slice(known), known)
  const isOrder = eq(orders.id, id)
  const told = () =>
    db
      .$with('told')
      .as(db.insert(orders_timeline).values(entries).returning({ id: orders_timeline.id }))
  const update = entries.length > 0 ? db.with(told()).update(orders) : db.update(orders)
  const [row] = await update.set(values).where(isOrder).returning()
  if (!row) throw new Error(`Order ${id} is gone`)
  const pauses = await writePauses(req, before, data)
  const own = fieldsOf(row)
  return { ...own, clock: { ...own.clock, pauses }, lines: before.lines, timeline }
}

type Pauses = NonNullable<NonNullable<Order['clock']>['pauses']>

async function writePauses(
  req: PayloadRequest,
  before: Order,
  { clock }: Partial<Order>,
): Promise<Pauses> {
  const known = before.clock?.pauses ?? []
  const pauses = (clock?.pauses ?? known).map((pause) => ({
    ...pause,
    until: pause.until ?? null,
    id: pause.id ?? listId(),
  }))
  if (JSON.stringify(pauses) === JSON.stringify(known)) return known
  const db = await databaseOf(req)
  await db.delete(orders_clock_pauses).where(eq(orders_clock_pauses._parentID, before.id))
  const rows = pauses.map((pause, index) => ({
    ...pause,
    _order: index + 1,
    _parentID: before.id,
  }))
  if (rows.length > 0) await db.insert(orders_clock_pauses).values(rows)
  return pauses
}
