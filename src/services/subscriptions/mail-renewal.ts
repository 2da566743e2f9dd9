import type { PayloadRequest } from 'payload'
import { lapsesAt } from '@/src/domain/subscriptions/subscription-rules'
import { money } from '@/src/domain/vocabulary/money/money'
import { idOf } from '@/src/domain/vocabulary/relation'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import type { RenewalKind, RenewalProps } from '@/src/email/templates/subscriptions/renewal'
import { renewalMail } from '@/src/email/templates/subscriptions/renewal'
import type { Order, Subscription } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { legalNameOf, mailTo } from '@/src/services/orders/order-address'
import { mailedLink } from '@/src/services/orders/order-links'

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
    invoice?.id ?? `${subscription.id}:${subscription.cancelledAt ?? subscription.updatedAt}`
  return ['renewal', kind, about, ...(due === undefined ? [] : [due])].join(':')
}

function said(news: RenewalNews, origin: Order, timeZone: string): Omit<RenewalProps, 'brand'> {
  const { kind, subscription, invoice, due } = news
  const renewsAt = new Date(subscription.renewsAt)
  return {
    kind,
    firstName: origin.firstName,
    companyName: legalNameOf(origin),
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

/** Owes a subscription's customer a mail about it; each is sent once. */
export async function mailRenewal(req: PayloadRequest, news: RenewalNews): Promise<void> {
  const origin = await originOf(req, news.subscription)
  const to = { ...(await mailTo(req, origin)), key: keyOf(news) }
  await enqueueEmail(req, 'renewal', to, (brand) =>
    renewalMail({ brand, ...said(news, origin, brand.timeZone) }),
  )
}
