import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { ServiceType, Stage } from '@/src/domain/orders/order-status'
import { idOf } from '@/src/domain/relation'
import { inTransaction, runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Order } from '@/src/payload-types'
import { appendTimeline } from '@/src/services/append-timeline'

export type NewEntry = {
  readonly stage: Stage
  readonly service?: ServiceType
  readonly note?: string
  readonly document?: string
}

async function checkDocument(req: PayloadRequest, order: string, document: string): Promise<void> {
  const found = await req.payload.findByID({
    collection: 'documents',
    id: document,
    select: { order: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (found && idOf(found.order) === order) return
  throw new AppError('invalid_input', 'Please check the form and try again.', 422, {
    document: 'Choose a document of this order',
  })
}

/** Writes an entry of a member of the staff into an order's story, after whatever else is there. */
export async function addTimelineEntry(
  req: PayloadRequest,
  orderId: string,
  entry: NewEntry,
): Promise<Order> {
  return inTransaction(
    req.payload,
    async () => {
      await runSql(req, sql`select id from orders where id = ${orderId} for update`)
      const order = await req.payload.findByID({
        collection: 'orders',
        id: orderId,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      })
      if (!order) throw new AppError('no_order', 'There is no such order.', 404)
      if (entry.document) await checkDocument(req, orderId, entry.document)
      return appendTimeline(req, order, { ...entry, author: req.user?.id })
    },
    req,
  )
}
