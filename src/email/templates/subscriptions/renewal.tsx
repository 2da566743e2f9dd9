import { Hr } from 'react-email'

import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from '../mail/look'
import { letter } from '../mail/mail-letter'

/** What a mail about a subscription says. */
export type RenewalKind = 'notice' | 'reminder' | 'lapsed' | 'cancelled' | 'called_off' | 'resumed'

export type RenewalProps = {
  readonly brand: MailBrand
  readonly kind: RenewalKind
  readonly firstName: string
  readonly companyName: string | null
  /** What recurs: `Business Address`. */
  readonly label: string
  readonly amount: Money
  readonly billing: 'monthly' | 'annual'
  /** As a person reads them: Nov 21, 2026. */
  readonly renewsOn: string
  readonly lapsesOn: string
  /** Past its date already. */
  readonly isOverdue: boolean
  /** Leads to where the invoice is paid, or to the order when there is none. */
  readonly link: string
  /** Leads to where it can be cancelled. */
  readonly orderLink: string
}

type Words = { subject: string; heading: string; text: string; button: string }

function noticeText(props: RenewalProps): Words {
  const { label, renewsOn, amount, billing } = props
  const period = billing === 'annual' ? 'year' : 'month'
  return {
    subject: `Your ${label} renews on ${renewsOn}`,
    heading: 'Time to renew',
    text: `${label} is paid until ${renewsOn}. The next ${period} is ${formatMoney(amount)}. No automatic charges. Please pay the invoice by that day.`,
    button: `Pay ${formatMoney(amount)}`,
  }
}

function reminderText({ label, renewsOn, lapsesOn, amount, isOverdue }: RenewalProps): Words {
  return {
    subject: isOverdue
      ? `${label}: the renewal is overdue`
      : `Reminder: ${label} renews on ${renewsOn}`,
    heading: isOverdue ? 'Your renewal is overdue' : 'Your renewal is not paid yet',
    text: isOverdue
      ? `${label} was due on ${renewsOn} and is not paid yet. We keep it running until ${lapsesOn}. After that it ends.`
      : `${label} is paid until ${renewsOn}. The invoice for the next period is not paid yet.`,
    button: `Pay ${formatMoney(amount)}`,
  }
}

const WORDS: Record<RenewalKind, (props: RenewalProps) => Words> = {
  notice: noticeText,
  reminder: reminderText,
  lapsed: ({ label, renewsOn }) => ({
    subject: `${label} has ended`,
    heading: 'This service has ended',
    text: `${label} was paid until ${renewsOn} and was not renewed, so it has ended. We canceled the open invoice. You owe nothing. You can order it again from your order’s page.`,
    button: 'Open your order',
  }),
  cancelled: ({ label, renewsOn }) => ({
    subject: `${label} is canceled`,
    heading: 'Canceled as you asked',
    text: `${label} is paid until ${renewsOn} and runs until then. It does not renew. Until that day you can undo the cancellation on your order’s page.`,
    button: 'Open your order',
  }),
  called_off: ({ label, renewsOn }) => ({
    subject: `${label} will not renew`,
    heading: 'This service will not renew',
    text: `Your order was canceled, so ${label} does not renew. It ends on ${renewsOn}, with the period you paid for. You owe nothing more for it.`,
    button: 'Open your order',
  }),
  resumed: ({ label, renewsOn }) => ({
    subject: `${label} continues`,
    heading: 'This service continues',
    text: `Your order is open again, so ${label} continues. It is paid until ${renewsOn}. No automatic charges.`,
    button: 'Open your order',
  }),
}

/** What a subscription’s customer is told: it renews, it is unpaid, it has ended. */
export function renewalMail(props: RenewalProps) {
  const { brand, kind, companyName, label, link } = props
  const named = companyName ? { ...props, label: `${label} for ${companyName}` } : props
  const { heading, text, button } = WORDS[kind](named)
  const isInvoice = kind === 'notice' || kind === 'reminder'
  return letter({
    brand,
    subject: WORDS[kind](props).subject,
    preview: text,
    heading,
    says: [`Hello ${props.firstName}. ${text}`],
    button: { label: button, href: link },
    after: isInvoice ? <Hr className="m-rule" style={LOOK.rule} /> : undefined,
    small: [
      isInvoice && `If you no longer want it, cancel it on your order’s page: ${props.orderLink}`,
    ],
  })
}
