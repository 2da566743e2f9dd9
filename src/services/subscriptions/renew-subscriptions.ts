import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { orders, subscriptions } from '@/src/database-schema'
import { undoIn, undoUntil } from '@/src/domain/orders/desk/status-change'
import { isRenewing } from '@/src/domain/orders/holding'
import {
  canResume,
  lapsesAt,
  noticeAt,
  reminderDue,
  subscriptionDuty,
} from '@/src/domain/subscriptions/subscription-rules'
import { isUnpaid } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { countRows, findRows } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import type { Order, Subscription } from '@/src/payload-types'
import { findOrder } from '@/src/services/orders/find-orders'
import { endBegun } from '@/src/services/subscriptions/apply-renewal'
import { CALLED_OFF, endSubscription, goOn } from '@/src/services/subscriptions/cancel-subscription'
import { mailRenewal, writeRenewalInvoice } from '@/src/services/subscriptions/mail-renewal'
import {
  cancelInvoice,
  lockWithOrder,
  updateSubscription,
} from '@/src/services/subscriptions/subscription-row'

/** The purchase that an extra belongs to, where that is what a subscription began with. */
const purchases = alias(orders, 'purchases')

/** The subscriptions that no longer say what their order does. */
async function strayed(payload: Payload): Promise<string[]> {
  const db = await databaseOf({ payload })
  const { status, cancelReason, order, id } = subscriptions
  const isOff = or(eq(orders.status, 'cancelled'), eq(purchases.status, 'cancelled'))
  const renews = inArray(status, ['active', 'past_due'])
  const wasCalledOff = and(eq(status, 'cancelled'), eq(cancelReason, CALLED_OFF))
  const isOn = and(ne(orders.status, 'cancelled'), eq(orders.paymentStatus, 'paid'))
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .innerJoin(orders, eq(order, orders.id))
    .leftJoin(purchases, eq(orders.parent, purchases.id))
    .where(or(and(renews, or(isOff, ne(orders.paymentStatus, 'paid'))), and(wasCalledOff, isOn)))
  return rows.map((row) => row.id)
}

/** An order and the purchase that it is an extra of. */
async function withPurchase(req: PayloadRequest, order: Order): Promise<Order[]> {
  const purchase = await findOrder(req, idOf(order.parent))
  return purchase ? [order, purchase] : [order]
}

/** Whether an order, or the purchase that it is an extra of, was canceled. */
async function isCalledOff(req: PayloadRequest, order: Order): Promise<boolean> {
  return (await withPurchase(req, order)).some(({ status }) => status === 'cancelled')
}

/** Whether a cancellation can still be undone: nothing follows from it until then. */
function isUndoable({ undo }: Order, now: Date): boolean {
  const kept = undoIn(undo)
  return kept !== null && now.getTime() <= undoUntil(kept)
}

async function follow(req: PayloadRequest, id: string, now: Date): Promise<boolean> {
  const subscription = await lockWithOrder(req, id)
  const origin = await findOrder(req, idOf(subscription?.order))
  if (!subscription || !origin) return false
  const off = (await withPurchase(req, origin)).filter(({ status }) => status === 'cancelled')
  if (off.some((one) => isUndoable(one, now))) return false
  if (isRenewing(subscription)) {
    if (off.length === 0) {
      await endBegun(req, id)
      return true
    }
    const note = 'The order was canceled.'
    const endsAt = subscription.renewsAt
    const ended = await endSubscription(req, subscription, { reason: CALLED_OFF, note, endsAt })
    await mailRenewal(req, { kind: 'called_off', subscription: ended, invoice: null })
    return true
  }
  const { status, endsAt } = subscription
  const isPaidFor = canResume({ status, endsAt: endsAt ? new Date(endsAt) : null }, now)
  if (off.length > 0 || !isPaidFor) return false
  const resumed = await goOn(req, subscription)
  await mailRenewal(req, { kind: 'resumed', subscription: resumed, invoice: null })
  return true
}

/**
 * Ends the subscriptions of canceled orders with the period that is paid for, once that can no longer
 * be undone, and lets them go on where the order was reopened before it was over.
 */
async function followOrders(payload: Payload, now: Date): Promise<number> {
  const failure = 'a subscription could not follow its order'
  return eachAlone(
    await strayed(payload),
    (id) => inTransaction(payload, (req) => follow(req, id, now)),
    { thing: 'subscription', failure },
  )
}

/** So many are read at once. */
const PAGE = 500
const DAY_MS = 86_400_000
const FURTHEST_NOTICE_MS = 31 * DAY_MS

/**
 * How long a payment that a bank is confirming holds a lapse up: longer than any bank takes. Money
 * that is being looked at holds it up until someone has decided.
 */
const CONFIRMING_DAYS = 10

/** Whether money for an invoice is on its way, so that it is neither reminded of nor given up. */
async function isBeingPaid(
  req: PayloadRequest,
  invoice: Order,
  renewsAt: Date,
  now: Date,
): Promise<boolean> {
  const isPatient = now.getTime() < lapsesAt(renewsAt).getTime() + CONFIRMING_DAYS * DAY_MS
  const where = {
    order: { equals: invoice.id },
    status: { in: isPatient ? ['processing', 'quarantined'] : ['quarantined'] },
  }
  return (await countRows(req, 'payments', { where, overrideAccess: true })) > 0 // the worker has no user
}

/** The invoice that waits to be paid; one that was canceled is none, and another is written. */
async function openInvoice(req: PayloadRequest, id: string | null): Promise<Order | null> {
  const invoice = await findOrder(req, id)
  return invoice && invoice.status === 'pending' && isUnpaid(invoice) ? invoice : null
}

async function lapse(req: PayloadRequest, subscription: Subscription, invoice: Order | null) {
  await cancelInvoice(req, invoice?.id ?? null, 'It was not renewed on time.')
  await updateSubscription(req, subscription.id, {
    status: 'lapsed',
    endsAt: subscription.renewsAt,
    renewalOrder: null,
  })
  await mailRenewal(req, { kind: 'lapsed', subscription, invoice })
}

async function remind(req: PayloadRequest, subscription: Subscription, invoice: Order, now: Date) {
  const renewsAt = new Date(subscription.renewsAt)
  const due = reminderDue(renewsAt, subscription.billing, now)
  if (due !== null) await mailRenewal(req, { kind: 'reminder', subscription, invoice, due })
}

async function renew(payload: Payload, id: string, now: Date): Promise<void> {
  await inTransaction(payload, async (req) => {
    const subscription = await lockWithOrder(req, id)
    if (!subscription || subscription.status === 'cancelled') return
    const origin = await findOrder(req, idOf(subscription.order))
    if (!origin || (await isCalledOff(req, origin)) || origin.paymentStatus !== 'paid') return
    const invoice = await openInvoice(req, idOf(subscription.renewalOrder))
    const renewsAt = new Date(subscription.renewsAt)
    if (invoice && (await isBeingPaid(req, invoice, renewsAt, now))) return
    const duty = subscriptionDuty(
      {
        status: subscription.status,
        billing: subscription.billing,
        renewsAt,
        hasInvoice: !!invoice,
      },
      now,
    )
    if (duty.status === 'lapsed') {
      if (subscription.status !== 'lapsed') await lapse(req, subscription, invoice)
      return
    }
    if (duty.status !== subscription.status) {
      await updateSubscription(req, id, { status: duty.status })
    }
    if (duty.invoice) {
      const written = await writeRenewalInvoice(req, subscription, origin)
      await mailRenewal(req, { kind: 'notice', subscription, invoice: written })
    } else if (invoice) await remind(req, subscription, invoice, now)
  })
}

type Found = Pick<Subscription, 'id' | 'renewsAt' | 'billing'>

/** Those that renew before the horizon and come after another, by the day on which they renew. */
async function nextPage(
  payload: Payload,
  horizon: string,
  after: Found | undefined,
  size: number,
): Promise<Found[]> {
  return findRows({ payload }, 'subscriptions', {
    where: {
      status: { in: ['active', 'past_due'] },
      renewsAt: { less_than: horizon },
      ...(after && {
        or: [
          { renewsAt: { greater_than: after.renewsAt } },
          { and: [{ renewsAt: { equals: after.renewsAt } }, { id: { greater_than: after.id } }] },
        ],
      }),
    },
    select: { renewsAt: true, billing: true },
    sort: ['renewsAt', 'id'],
    limit: size,
    overrideAccess: true, // the worker has no user
  })
}

/**
 * Looks after every subscription whose order was called off or reopened, then after each that falls
 * due: notice and invoice beforehand, reminders while the invoice is unpaid, past due, and in the end
 * lapsed. Runs each hour, may run twice at once, and never charges anybody.
 */
export async function renewSubscriptions(
  payload: Payload,
  now = new Date(),
  size = PAGE,
): Promise<number> {
  await followOrders(payload, now)
  const horizon = new Date(now.getTime() + FURTHEST_NOTICE_MS).toISOString()
  let count = 0
  let page = await nextPage(payload, horizon, undefined, size)
  while (page.length > 0) {
    const due = page.filter((one) => noticeAt(new Date(one.renewsAt), one.billing) <= now)
    for (const { id } of due) {
      try {
        await renew(payload, id, now)
      } catch (error) {
        log.warn({ err: error, subscription: id }, 'a subscription could not be looked after')
      }
    }
    count += due.length
    page = await nextPage(payload, horizon, page.at(-1), size)
  }
  return count
}
