import type { CollectionBeforeOperationHook } from 'payload'

import { affiliate_links, compliance_tasks, leads, orders, tickets } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { lockRow } from '@/src/lib/database'

const TABLES = {
  affiliateLinks: affiliate_links,
  complianceTasks: compliance_tasks,
  leads,
  orders,
  tickets,
}

const isHeld = (slug: string): slug is keyof typeof TABLES => Object.hasOwn(TABLES, slug)

/**
 * Makes changes of one record wait for one another: an update writes the whole row as it was read,
 * and would else undo what a payment, a refund or a reply wrote in between.
 */
export const holdRow: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isHeld(collection.slug)) return
  const id: unknown = Reflect.get(args, 'id')
  if (typeof id !== 'string' || !isId(id)) return
  await lockRow(req, TABLES[collection.slug], id)
}
