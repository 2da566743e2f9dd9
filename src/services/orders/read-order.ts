import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

import {
  orders_lines as lines,
  orders,
  orders_clock_pauses as pauses,
  orders_timeline as timeline,
} from '@/src/database-schema'
import { isTrackedService } from '@/src/domain/vocabulary/order-status'
import { type Caller, databaseOf, query } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { fieldsOf } from '@/src/services/orders/order-row'

const SOLD = query
  .select({
    list: sql`coalesce(json_agg(json_build_object(
      'id', ${lines.id}, 'kind', ${lines.kind}, 'ref', ${lines.ref}, 'label', ${lines.label},
      'amountMinor', ${lines.amountMinor}, 'refundable', ${lines.refundable},
      'billing', ${lines.billing}, 'service', ${lines.service},
      'discountMinor', ${lines.discountMinor}) order by ${asc(lines._order)}), '[]')`.as('sold'),
  })
  .from(lines)
  .where(eq(lines._parentID, orders.id))
  .as('sold_lines')

const TOLD = query
  .select({
    list: sql`coalesce(json_agg(json_build_object(
      'id', ${timeline.id}, 'at', ${timeline.at}, 'service', ${timeline.service},
      'stage', ${timeline.stage}, 'note', ${timeline.note}, 'author', ${timeline.author},
      'document', ${timeline.document}) order by ${asc(timeline._order)}), '[]')`.as('told'),
  })
  .from(timeline)
  .where(eq(timeline._parentID, orders.id))
  .as('told_entries')

const PAUSED = query
  .select({
    list: sql`coalesce(json_agg(json_build_object(
      'id', ${pauses.id}, 'from', ${pauses.from}, 'until', ${pauses.until},
      'reason', ${pauses.reason}) order by ${asc(pauses._order)}), '[]')`.as('paused'),
  })
  .from(pauses)
  .where(eq(pauses._parentID, orders.id))
  .as('paused_times')

const moment = z.string().transform((stored) => new Date(stored).toISOString())
const service = z
  .string()
  .nullable()
  .transform((name) => (name !== null && isTrackedService(name) ? name : null))
const text = z.string().nullable()

const sold = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(lines.kind.enumValues),
    ref: z.string(),
    label: z.string(),
    amountMinor: z.number(),
    refundable: z.boolean(),
    billing: z.enum(lines.billing.enumValues),
    service,
    discountMinor: z.number().nullable(),
  }),
)
const told = z.array(
  z.object({
    id: z.string(),
    at: moment,
    service,
    stage: z.enum(timeline.stage.enumValues),
    note: text,
    author: text,
    document: text,
  }),
)
const paused = z.array(
  z.object({
    id: z.string(),
    from: moment,
    until: moment.nullable(),
    reason: z.enum(pauses.reason.enumValues),
  }),
)

/**
 * An order with its lines, timeline and pauses, as Payload reads it, in one statement and without the
 * rights of anyone.
 * @throws AppError 404 `no_order`
 */
export async function readOrder(caller: Caller, id: string): Promise<Order> {
  const db = await databaseOf(caller)
  const [found] = await db
    .select({ row: orders, sold: SOLD.list, told: TOLD.list, paused: PAUSED.list })
    .from(orders)
    .leftJoinLateral(SOLD, sql`true`)
    .leftJoinLateral(TOLD, sql`true`)
    .leftJoinLateral(PAUSED, sql`true`)
    .where(eq(orders.id, id))
  if (!found) throw new AppError('no_order', 'This order does not exist.', 404)
  const own = fieldsOf(found.row)
  return {
    ...own,
    clock: { ...own.clock, pauses: paused.parse(found.paused) },
    lines: sold.parse(found.sold),
    timeline: told.parse(found.told),
  }
}
