import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { orders } from '@/src/database-schema'
import { filingClock } from '@/src/domain/orders/filing-clock'
import { isRefunded } from '@/src/domain/orders/happening'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { env } from '@/src/lib/env'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockOrder } from '@/src/services/orders/change-order'
import { openStaffTask } from '@/src/services/support/tasks/open-staff-task'

const options = { overrideAccess: true } as const // the worker has no user

/** The paid formations whose 24 hours ran out, and for which nothing was opened yet. */
async function missed(payload: Payload, now: Date): Promise<string[]> {
  const db = await databaseOf({ payload })
  const { clock_breachedAt, clock_dueAt, clock_stoppedAt, id, paymentStatus, status } = orders
  const at = now.toISOString()
  const isOpen = sql`${clock_dueAt} < coalesce(${clock_stoppedAt}, 'infinity'::timestamptz)`
  const rows = await db
    .select({ id })
    .from(orders)
    .where(
      and(
        isNull(clock_breachedAt),
        isOpen, // as an index has it
        lt(clock_dueAt, sql`coalesce(${clock_stoppedAt}, ${at})`),
        eq(paymentStatus, 'paid'),
        sql`${status} <> 'cancelled'`,
      ),
    )
  return rows.map((row) => row.id)
}

async function openTask(req: PayloadRequest, order: Order): Promise<string> {
  const subject = `Refund our fee: order #${shortOrderId(order.id)} missed the 24-hour deadline`
  const link = `${env.SITE_URL}${collectionHref('orders', order.id)}#refunds`
  const message = `We did not submit this formation within 24 hours on the filing clock. Refund our fee and tell the customer. The state fee is refundable until the filing is submitted.\n\n${link}`
  const ticket = await openStaffTask(req, {
    topic: 'refund',
    subject,
    message,
    from: 'Filing clock',
  })
  const key = `missed-filing:${order.id}`
  await raiseToStaff(req, { key, subject, order: order.id, area: 'orders' })
  return ticket
}

async function raise(payload: Payload, id: string, now: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const order = await lockOrder(req, id)
    const { clock, timeline } = order
    if (order.paymentStatus !== 'paid' || isRefunded('llc', timeline ?? [])) return false
    if (!clock || clock.breachedAt || !filingClock(clock, now).isLate) return false
    const refundTask = await openTask(req, order)
    await updateRow(req, 'orders', id, {
      data: { clock: { ...clock, breachedAt: now.toISOString() }, refundTask },
      ...options,
    })
    return true
  })
}

/** Opens one refund task for each formation that was not submitted in time. May run again and again. */
export async function raiseMissedFilings(payload: Payload, now = new Date()): Promise<number> {
  const failure = 'a missed filing could not be raised'
  const late = await missed(payload, now)
  return eachAlone(late, (id) => raise(payload, id, now), { thing: 'order', failure })
}
