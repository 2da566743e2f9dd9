import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '@/src/domain/vocabulary/relation'
import { countRows, findRows } from '@/src/lib/find-one'
import type { Order, Subscription } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { endSubscription, goOn, REFUNDED } from '@/src/services/subscriptions/cancel-subscription'
import { lockSubscription, updateSubscription } from '@/src/services/subscriptions/subscription-row'

/** What a renewal's order keeps in its `catalogue`: the period that it pays for. */
const paidPeriod = z.object({ period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }) })

function periodOf(order: Pick<Order, 'catalogue'>): { from: string; to: string } | null {
  return paidPeriod.safeParse(order.catalogue).data?.period ?? null
}

const later = (a: string, b: string) =>
  new Date(Math.max(Date.parse(a), Date.parse(b))).toISOString()

/** Whether another order has paid for the period that ends then. */
async function isPaidTwice(req: PayloadRequest, order: Order, to: string): Promise<boolean> {
  const docs = await findRows(req, 'orders', {
    where: {
      subscription: { equals: idOf(order.subscription) },
      paymentStatus: { equals: 'paid' },
      id: { not_equals: order.id },
    },
    select: { catalogue: true },
    limit: 100,
    overrideAccess: true, // follows from a payment
  })
  return docs.some((other) => periodOf(other)?.to === to)
}

/**
 * Moves a subscription on by the period that a paid renewal is for. The order names that period,
 * so that applying it again changes nothing. What had lapsed lives again; what was cancelled stays
 * so, and runs on to the new end.
 */
export async function applyRenewal(req: PayloadRequest, order: Order): Promise<void> {
  const id = idOf(order.subscription)
  const period = periodOf(order)
  if (order.kind !== 'renewal' || !id || !period) return
  const subscription = await lockSubscription(req, id)
  if (!subscription) return
  if (await isPaidTwice(req, order, period.to)) {
    await raiseToStaff(req, {
      key: `renewal-twice:${order.id}`,
      subject: `${subscription.label} was paid twice for the same period`,
      order: order.id,
      area: 'payments',
    })
  }
  const renewsAt = later(subscription.renewsAt, period.to)
  const isCancelled = subscription.status === 'cancelled'
  const isCurrent = idOf(subscription.renewalOrder) === order.id
  await updateSubscription(req, id, {
    renewsAt,
    status: isCancelled ? 'cancelled' : 'active',
    ...(isCancelled ? { endsAt: renewsAt } : {}),
    ...(isCurrent ? { renewalOrder: null, noticedAt: null } : {}),
  })
}

type Line = NonNullable<Order['lines']>[number]

const options = { overrideAccess: true } as const // follows from a refund

async function begunWith(req: PayloadRequest, order: Order, lines: readonly Line[]) {
  const docs = await findRows(req, 'subscriptions', {
    where: { order: { equals: order.id } },
    ...options,
  })
  const refs = lines.map(({ ref }) => ref)
  return docs.filter(({ addon, service }) => refs.includes(idOf(addon) ?? idOf(service) ?? ''))
}

/** Whether a later period of a subscription was paid for, which it then runs out. */
async function isRenewed(req: PayloadRequest, subscription: Subscription): Promise<boolean> {
  const where = { subscription: { equals: subscription.id }, paymentStatus: { equals: 'paid' } }
  return (await countRows(req, 'orders', { where, ...options })) > 0
}

async function end(req: PayloadRequest, before: Subscription, endsAt: string): Promise<void> {
  if (before.status === 'lapsed') return
  if (before.status !== 'cancelled') {
    await endSubscription(req, before, { reason: REFUNDED, note: `${REFUNDED}.`, endsAt })
  } else if (!before.endsAt || endsAt < before.endsAt) {
    await updateSubscription(req, before.id, { endsAt })
  }
}

/** Ends a subscription whose first period was given back, with any later one that is paid. */
export async function endBegun(req: PayloadRequest, id: string): Promise<void> {
  const before = await lockSubscription(req, id)
  if (!before) return
  const now = new Date().toISOString()
  await end(req, before, (await isRenewed(req, before)) ? before.renewsAt : now)
}

/** A renewal that was paid for twice is given back once: the other payment still counts. */
async function endRenewed(req: PayloadRequest, order: Order): Promise<void> {
  const before = await lockSubscription(req, idOf(order.subscription) ?? '')
  const period = periodOf(order)
  if (!before || !period || Date.parse(period.to) !== Date.parse(before.renewsAt)) return
  if (await isPaidTwice(req, order, period.to)) return
  const held = await updateSubscription(req, before.id, { renewsAt: period.from })
  await end(req, held, later(period.from, new Date().toISOString()))
}

/**
 * Ends what the given-back lines of an order had paid for: at once, or with the period that is
 * still paid. The open invoice is taken back. The caller holds the order's row.
 */
export async function endRefunded(
  req: PayloadRequest,
  order: Order,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return
  if (order.kind === 'renewal') return endRenewed(req, order)
  for (const { id } of await begunWith(req, order, lines)) await endBegun(req, id)
}

/** One whose paid period has passed meanwhile stays ended: going on, it would be overdue at once. */
async function revive(req: PayloadRequest, id: string, paidUntil?: string): Promise<void> {
  const before = await lockSubscription(req, id)
  if (before?.status !== 'cancelled' || before.cancelReason !== REFUNDED) return
  if (Date.parse(later(before.renewsAt, paidUntil ?? before.renewsAt)) <= Date.now()) return
  await goOn(req, before)
}

/** Takes that back where the money of these lines is ours again. The row is held, as above. */
export async function resumeRefunded(
  req: PayloadRequest,
  order: Order,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return
  if (order.kind === 'renewal') {
    await revive(req, idOf(order.subscription) ?? '', periodOf(order)?.to)
    return applyRenewal(req, order)
  }
  for (const { id } of await begunWith(req, order, lines)) await revive(req, id)
}
