import type { Payload, PayloadRequest } from 'payload'

import {
  noticeAt,
  reminderDue,
  subscriptionDuty,
} from '@/src/domain/subscriptions/subscription-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import type { Order, Subscription } from '@/src/payload-types'
import { findOrder } from '@/src/services/orders/find-order'
import { mailRenewal } from '@/src/services/subscriptions/mail-renewal'
import {
  cancelInvoice,
  lockWithOrder,
  updateSubscription,
} from '@/src/services/subscriptions/subscription-row'
import { writeRenewalInvoice } from '@/src/services/subscriptions/write-renewal-invoice'

/** So many are read at once. */
const PAGE = 500
const FURTHEST_NOTICE_MS = 31 * 86_400_000

/** What was refunded or called off does not renew. */
async function isOver(req: PayloadRequest, subscription: Subscription, origin: Order | null) {
  if (origin && origin.paymentStatus === 'paid' && origin.status !== 'cancelled') return false
  await cancelInvoice(req, idOf(subscription.renewalOrder), 'The order was canceled.')
  await updateSubscription(req, subscription.id, {
    status: 'cancelled',
    cancelledAt: new Date().toISOString(),
    endsAt: new Date().toISOString(),
    cancelReason: 'The order was refunded or canceled',
    renewalOrder: null,
  })
  return true
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
    if (!origin || (await isOver(req, subscription, origin))) return
    const invoice = await findOrder(req, idOf(subscription.renewalOrder))
    const renewsAt = new Date(subscription.renewsAt)
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
  const { docs } = await payload.find({
    collection: 'subscriptions',
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
    depth: 0,
    limit: size,
    pagination: false,
    overrideAccess: true, // the worker has no user
  })
  return docs
}

/**
 * Looks after every subscription that falls due: notice and invoice beforehand, reminders while
 * the invoice is unpaid, past due, and in the end lapsed. Runs each hour, may run twice at once,
 * and never charges anybody.
 */
export async function renewSubscriptions(
  payload: Payload,
  now = new Date(),
  size = PAGE,
): Promise<number> {
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
