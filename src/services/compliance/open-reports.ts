import { and, eq, inArray, like, lte, min } from 'drizzle-orm'
import type { Payload } from 'payload'

import { compliance_tasks, orders, orders_lines } from '@/src/database-schema'
import { isUnderWay } from '@/src/domain/filing/filing-stage'
import { isLater } from '@/src/domain/orders/happening'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { appendTimeline, lockOrder } from '@/src/services/orders/change-order'

/** How long before its due day we begin with a report. */
const DAYS_BEFORE = 60

/** The orders under way that hold their company's first report, with the day it is due. */
async function dueReports(payload: Payload, now: Date): Promise<Map<string, string>> {
  const until = new Date(now.getTime() + DAYS_BEFORE * 86_400_000).toISOString()
  const db = await databaseOf({ payload })
  const rows = await db
    .select({ order: orders.id, due: min(compliance_tasks.dueDate) })
    .from(compliance_tasks)
    .innerJoin(orders, eq(compliance_tasks.handledBy, orders.id))
    .innerJoin(orders_lines, eq(orders_lines._parentID, orders.id))
    .where(
      and(
        eq(compliance_tasks.isCompleted, false),
        lte(compliance_tasks.dueDate, until),
        like(compliance_tasks.dedupeKey, '%:report:%'),
        eq(orders.kind, 'purchase'),
        inArray(orders.status, ['pending', 'processing']),
        eq(orders_lines.service, 'annual_report'),
      ),
    )
    .groupBy(orders.id)
  return new Map(rows.map(({ order, due }) => [order, due ?? until]))
}

/**
 * Opens the annual reports that were bought with a formation and are due soon: the customer reads
 * so, and the order comes back to the desk. Runs each day, and may run twice.
 *
 * @returns how many were opened
 */
export async function openReports(payload: Payload, now = new Date()): Promise<number> {
  const due = await dueReports(payload, now)
  return eachAlone(
    [...due.keys()],
    (id) =>
      inTransaction(payload, async (req) => {
        const order = await lockOrder(req, id)
        if (!isUnderWay(order) || !isLater(order, 'annual_report')) return false
        const day = longCalendarDay(new Date(due.get(id) ?? now).toISOString())
        await appendTimeline(req, order, {
          stage: 'in_review',
          service: 'annual_report',
          note: `The report is due on ${day}. We are preparing it.`,
        })
        return true
      }),
    { thing: 'order', failure: 'an annual report could not be opened' },
  )
}
