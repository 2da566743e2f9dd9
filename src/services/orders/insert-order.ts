import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

import { orders, orders_lines, orders_timeline } from '@/src/database-schema'
import { databaseOf } from '@/src/lib/database'
import type { Order } from '@/src/payload-types'
import {
  asLines,
  asTimeline,
  columnsOf,
  fieldsOf,
  lineRows,
  timelineRows,
} from '@/src/services/orders/order-row'

type Given = RequiredDataFromCollectionSlug<'orders'>

/** An order that is sold and told of: it has lines, and its story has begun. */
export type NewOrder = Given & {
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
