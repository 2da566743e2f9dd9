import type { PayloadRequest } from 'payload'

import { money } from '@/src/domain/money/money'
import { lapsesAt } from '@/src/domain/orders/subscription-rules'
import { idOf } from '@/src/domain/relation'
import { renderMail } from '@/src/email/render'
import { type RenewalKind, type RenewalProps, renewalMail } from '@/src/email/templates/renewal'
import type { Order, Subscription } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail-brand'
import { mailedLink } from '@/src/services/order-links'
import { queueEmail } from '@/src/services/queue-email'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export type RenewalNews = {
  readonly kind: RenewalKind
  readonly subscription: Subscription
  readonly invoice: Order | null
  /** Which of the reminders, in days from the due date. */
  readonly due?: number
}

async function originOf(req: PayloadRequest, subscription: Subscription): Promise<Order> {
  return req.payload.findByID({
    collection: 'orders',
    id: idOf(subscription.order) ?? '',
    depth: 0,
    overrideAccess: true, // the mail goes to its customer
    req,
  })
}

function keyOf({ kind, subscription, invoice, due }: RenewalNews): string {
  const about =
    invoice?.id ?? `${subscription.id}:${subscription.cancelledAt ?? subscription.renewsAt}`
  return ['renewal', kind, about, ...(due === undefined ? [] : [due])].join(':')
}

function propsOf(news: RenewalNews, origin: Order): Omit<RenewalProps, 'brand'> {
  const { kind, subscription, invoice, due } = news
  const renewsAt = new Date(subscription.renewsAt)
  return {
    kind,
    firstName: origin.firstName,
    companyName: origin.companyName || null,
    label: subscription.label,
    amount: money(subscription.amountMinor, subscription.currency === 'INR' ? 'INR' : 'USD'),
    billing: subscription.billing,
    renewsOn: DAY.format(renewsAt),
    lapsesOn: DAY.format(lapsesAt(renewsAt)),
    isOverdue: due !== undefined && due > 0,
    link: invoice && kind !== 'lapsed' ? mailedLink(invoice, 'pay') : mailedLink(origin),
    orderLink: mailedLink(origin),
  }
}

/** Owes a subscription's customer a mail about it; each is sent once. */
export async function mailRenewal(req: PayloadRequest, news: RenewalNews): Promise<void> {
  const origin = await originOf(req, news.subscription)
  const brand = await readMailBrand(req)
  const mail = await renderMail(renewalMail({ brand, ...propsOf(news, origin) }))
  await queueEmail(req, {
    ...mail,
    to: news.subscription.email,
    template: 'renewal',
    dedupeKey: keyOf(news),
    sensitive: true,
    order: origin.id,
    user: idOf(news.subscription.user) ?? undefined,
  })
}
