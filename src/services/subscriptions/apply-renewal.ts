import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'
import { lockSubscription, updateSubscription } from '@/src/services/subscriptions/subscription-row'

/** What a renewal's order keeps in its `catalogue`: the period that it pays for. */
const paidPeriod = z.object({ period: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }) })

export function periodOf(order: Pick<Order, 'catalogue'>): { from: string; to: string } | null {
  return paidPeriod.safeParse(order.catalogue).data?.period ?? null
}

export const later = (a: string, b: string) =>
  new Date(Math.max(Date.parse(a), Date.parse(b))).toISOString()

/** Whether another order has paid for the period that ends then. */
export async function isPaidTwice(req: PayloadRequest, order: Order, to: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: {
      subscription: { equals: idOf(order.subscription) },
      paymentStatus: { equals: 'paid' },
      id: { not_equals: order.id },
    },
    select: { catalogue: true },
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true, // follows from a payment
    req,
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
