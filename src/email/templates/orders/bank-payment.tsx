import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import { letter, PRACTICE_NOTE } from '../mail/mail-letter'

export type BankPaymentProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly companyName: string | null
  readonly shortOrderId: string
  readonly amount: Money
  /** Leads to the order, or to its payment once that was declined. */
  readonly link: string
  readonly opensWithoutSignIn: boolean
  readonly sandbox: boolean
}

type Words = {
  readonly subject: string
  readonly heading: string
  readonly says: readonly [string, ...string[]]
  readonly button: string
}

function bankPayment(props: BankPaymentProps, { says, button, ...words }: Words) {
  return letter({
    ...words,
    brand: props.brand,
    preview: says[0],
    says: [`Hello ${props.firstName},`, ...says],
    button: { label: button, href: props.link },
    opensWithoutSignIn: props.opensWithoutSignIn,
    small: [`Order ${props.shortOrderId}`, props.sandbox && PRACTICE_NOTE],
  })
}

const forCompany = ({ companyName }: BankPaymentProps) => (companyName ? ` for ${companyName}` : '')

/** An order is placed, and its payment takes days to be confirmed. */
export function paymentPendingMail(props: BankPaymentProps) {
  const amount = formatMoney(props.amount)
  return bankPayment(props, {
    subject: `Order ${props.shortOrderId} is placed: your payment is being confirmed`,
    heading: 'Your order is placed',
    says: [
      `We have your order${forCompany(props)}. Your payment of ${amount} is being confirmed, which can take up to 5 business days.`,
      'We start when it is confirmed, and email your receipt. Please don’t pay again in the meantime.',
    ],
    button: 'Follow your order',
  })
}

/** Such a payment was declined, days after the customer left. */
export function paymentDeclinedMail(props: BankPaymentProps) {
  const amount = formatMoney(props.amount)
  return bankPayment(props, {
    subject: `Your payment for order ${props.shortOrderId} was declined`,
    heading: 'Your payment was declined',
    says: [
      `Your payment of ${amount} for your order${forCompany(props)} was not confirmed, and you have not been charged.`,
      'Your order is saved. We start when it is paid: try again, or pay another way.',
    ],
    button: `Pay ${amount}`,
  })
}
