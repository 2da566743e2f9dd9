import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { OrderButton, Paragraph, PracticeNote, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

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
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button: string
}

function bankPayment(props: BankPaymentProps, { title, paragraphs, button }: Words) {
  const { brand, link, opensWithoutSignIn } = props
  return (
    <MailShell brand={brand} preview={paragraphs[0] ?? title}>
      <Title>{title}</Title>
      <Paragraph>{`Hello ${props.firstName},`}</Paragraph>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <OrderButton brand={brand} href={link} opensWithoutSignIn={opensWithoutSignIn}>
        {button}
      </OrderButton>
      <SmallPrint>{`Order ${props.shortOrderId}`}</SmallPrint>
      {props.sandbox && <PracticeNote />}
    </MailShell>
  )
}

const forCompany = ({ companyName }: BankPaymentProps) => (companyName ? ` for ${companyName}` : '')

/** An order is placed, and its payment takes days to be confirmed. */
export function paymentPendingMail(props: BankPaymentProps): MailTemplate {
  const amount = formatMoney(props.amount)
  return {
    subject: `Order ${props.shortOrderId} is placed: your payment is being confirmed`,
    body: bankPayment(props, {
      title: 'Your order is placed',
      paragraphs: [
        `We have your order${forCompany(props)}. Your payment of ${amount} is being confirmed, which can take up to 5 business days.`,
        'We start when it is confirmed, and email your receipt. Please don’t pay again in the meantime.',
      ],
      button: 'Follow your order',
    }),
  }
}

/** Such a payment was declined, days after the customer left. */
export function paymentDeclinedMail(props: BankPaymentProps): MailTemplate {
  const amount = formatMoney(props.amount)
  return {
    subject: `Your payment for order ${props.shortOrderId} was declined`,
    body: bankPayment(props, {
      title: 'Your payment was declined',
      paragraphs: [
        `Your payment of ${amount} for your order${forCompany(props)} was not confirmed, and you have not been charged.`,
        'Your order is saved. We start when it is paid: try again, or pay another way.',
      ],
      button: `Pay ${amount}`,
    }),
  }
}
