import type { PayloadRequest } from 'payload'
import { lapsesAt, renewalAfter } from '@/src/domain/subscriptions/subscription-rules'
import { money } from '@/src/domain/vocabulary/money/money'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import {
  type RenewalKind,
  type RenewalProps,
  renewalMail,
} from '@/src/email/templates/subscriptions/renewal'
import { rowById } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { Order, Subscription } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { mailTo } from '@/src/services/orders/order-address'
import { mailedLink, rootOf } from '@/src/services/orders/order-links'
import { businessZone } from '@/src/services/platform/business-zone'
import { updateSubscription } from '@/src/services/subscriptions/subscription-row'

type RenewalNews = {
  readonly kind: RenewalKind
  readonly subscription: Subscription
  readonly invoice: Order | null
  /** Which of the reminders, in days from the due date. */
  readonly due?: number
}

async function originOf(req: PayloadRequest, subscription: Subscription): Promise<Order> {
  return rowById(req, 'orders', idOf(subscription.order) ?? '', {
    overrideAccess: true, // the mail goes to its customer
  })
}

function keyOf({ kind, subscription, invoice, due }: RenewalNews): string {
  const about =
    invoice?.id ?? `${subscription.id}:${subscription.cancelledAt ?? subscription.updatedAt}`
  return ['renewal', kind, about, ...(due === undefined ? [] : [due])].join(':')
}

function said(news: RenewalNews, origin: Order, timeZone: string): Omit<RenewalProps, 'brand'> {
  const { kind, subscription, invoice, due } = news
  const renewsAt = new Date(subscription.renewsAt)
  return {
    kind,
    firstName: origin.firstName,
    companyName: origin.legalName ?? null,
    label: subscription.label,
    amount: money(subscription.amountMinor, subscription.currency === 'INR' ? 'INR' : 'USD'),
    billing: subscription.billing,
    renewsOn: dayText(renewsAt, timeZone),
    lapsesOn: dayText(lapsesAt(renewsAt), timeZone),
    isOverdue: due !== undefined && due > 0,
    link: invoice && kind !== 'lapsed' ? mailedLink(invoice, 'pay') : mailedLink(origin),
    orderLink: mailedLink(origin),
  }
}

/** Queues an email to a subscription's customer; each is sent once. */
export async function mailRenewal(req: PayloadRequest, news: RenewalNews): Promise<void> {
  const origin = await originOf(req, news.subscription)
  const to = { ...(await mailTo(req, origin)), key: keyOf(news) }
  await enqueueEmail(req, 'renewal', to, (brand) =>
    renewalMail({ brand, ...said(news, origin, brand.timeZone) }),
  )
}

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
    companyName: origin.legalName,
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
  const invoice = await createRow(req, 'orders', {
    data: invoiceData(subscription, origin, await businessZone(req)),
    overrideAccess: true, // services alone write orders
  })
  await updateSubscription(req, subscription.id, {
    renewalOrder: invoice.id,
    noticedAt: new Date().toISOString(),
  })
  return invoice
}
