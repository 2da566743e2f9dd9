import type { PayloadRequest } from 'payload'

import { renewalAfter } from '@/src/domain/subscriptions/subscription-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import type { Order, Subscription } from '@/src/payload-types'
import { rootOf } from '@/src/services/orders/order-links'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { updateSubscription } from '@/src/services/subscriptions/subscription-row'

/** `Nov 21, 2026 to Dec 21, 2026`: the last day is that of the next renewal. */
const periodText = (from: Date, to: Date, zone: string) =>
  `${dayText(from, zone)} to ${dayText(to, zone)}`

function invoiceData(subscription: Subscription, origin: Order, zone: string) {
  const from = new Date(subscription.renewsAt)
  const to = renewalAfter(new Date(subscription.startedAt), subscription.billing, from)
  const now = new Date().toISOString()
  return {
    kind: 'renewal' as const,
    parent: rootOf(origin),
    subscription: subscription.id,
    serviceType: origin.serviceType,
    packageType: origin.packageType,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    user: idOf(subscription.user),
    companyName: origin.companyName,
    email: subscription.email,
    firstName: origin.firstName,
    lastName: origin.lastName,
    phone: origin.phone,
    address: origin.address,
    lines: [
      {
        kind: 'add_on' as const,
        ref: idOf(subscription.addon) ?? idOf(subscription.service) ?? subscription.id,
        label: `${subscription.label}, ${periodText(from, to, zone)}`,
        amountMinor: subscription.amountMinor,
        refundable: true,
        billing: subscription.billing,
      },
    ],
    totalMinor: subscription.amountMinor,
    refundedMinor: 0,
    currency: subscription.currency,
    catalogue: { period: { from: from.toISOString(), to: to.toISOString() } },
    placedAt: now,
    timeline: [{ at: now, stage: 'received' as const, service: origin.serviceType }],
  }
}

/**
 * Writes the invoice for a subscription's next period: an order like any other, waiting to be
 * paid. At the price that the customer agreed to when it began.
 */
export async function writeRenewalInvoice(
  req: PayloadRequest,
  subscription: Subscription,
  origin: Order,
): Promise<Order> {
  const invoice = await req.payload.create({
    collection: 'orders',
    data: invoiceData(subscription, origin, await businessZoneOf(req)),
    depth: 0,
    overrideAccess: true, // services alone write orders
    req,
  })
  await updateSubscription(req, subscription.id, {
    renewalOrder: invoice.id,
    noticedAt: new Date().toISOString(),
  })
  return invoice
}
