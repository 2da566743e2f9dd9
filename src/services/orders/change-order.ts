import { eq } from 'drizzle-orm'
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { orders, orders_clock_pauses, orders_lines, orders_timeline } from '@/src/database-schema'
import { openRequests } from '@/src/domain/orders/happening'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'
import {
  asLines,
  asTimeline,
  columnsOf,
  fieldsOf,
  lineRows,
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

/**
 * Records that a customer has answered what staff asked, of each of the order's services that waits
 * for it: one message may answer several questions. The details of a filing are answered in their own form alone.
 */
export async function answerRequest(req: PayloadRequest, orderId: string): Promise<void> {
  const order = await lockOrder(req, orderId)
  const asked = openRequests(order.serviceType, order.timeline ?? [])
  let answered = order
  for (const { author, service } of asked) {
    if (!idOf(author)) continue
    answered = await appendTimeline(req, answered, { stage: 'answered', service })
  }
}

export const CHANGED = 'Someone changed this order after you opened it. Nothing was saved.'

/**
 * An order that staff are about to change, as it is now: no one else changes it until the end of
 * the transaction. @throws AppError 404 when there is none that the person may read
 */
export async function openOrder(req: PayloadRequest, id: string): Promise<Order> {
  await lockRow(req, orders, id)
  const order = await findById(req, 'orders', id, { overrideAccess: false })
  if (order) return order
  throw new AppError('no_order', 'This order does not exist.', 404)
}

/** Writes what was decided about it. */
export function writeOrder(req: PayloadRequest, id: string, data: Partial<Order>): Promise<Order> {
  return updateRow(req, 'orders', id, {
    data,
    overrideAccess: true, // services alone write these fields; the endpoint checked the permission
  })
}

type Given = RequiredDataFromCollectionSlug<'orders'>

/** An order that is sold and told of: it has lines, and its story has begun. */
type NewOrder = Given & {
  readonly id: string
  readonly lines: NonNullable<Order['lines']>
  readonly timeline: NonNullable<Order['timeline']>
}

/**
 * Adds an order with its lines and its timeline in one statement. The collection's own hooks run around
 * it as around Payload's create; what is written has been parsed by its service.
 */
export async function insertOrder(req: PayloadRequest, given: NewOrder): Promise<Order> {
  const { config: collection } = req.payload.collections.orders
  const around = { collection, context: req.context, operation: 'create', req } as const
  let data: Partial<Order> = given
  for (const hook of collection.hooks.beforeChange) data = (await hook({ ...around, data })) ?? data
  let doc = await insertRows(req, given, data)
  for (const hook of collection.hooks.afterChange) {
    doc = (await hook({ ...around, data, doc, previousDoc: {}, overrideAccess: true })) ?? doc
  }
  return doc
}

async function insertRows(req: PayloadRequest, given: NewOrder, data: Partial<Order>) {
  const { id } = given
  const [lines, timeline] = [asLines(given.lines), asTimeline(given.timeline)]
  const { serviceType, totalMinor, email, firstName, lastName } = given
  const required = { id, serviceType, totalMinor, email, firstName, lastName }
  const db = await databaseOf(req)
  const sold = db
    .$with('sold')
    .as(db.insert(orders_lines).values(lineRows(id, lines)).returning({ id: orders_lines.id }))
  const told = db.$with('told').as(
    db
      .insert(orders_timeline)
      .values(timelineRows(id, timeline, 0))
      .returning({ id: orders_timeline.id }),
  )
  const [row] = await db
    .with(sold, told)
    .insert(orders)
    .values({ ...columnsOf(data), ...required })
    .returning()
  if (!row) throw new Error('The order was not written')
  return { ...fieldsOf(row), lines, timeline }
}
