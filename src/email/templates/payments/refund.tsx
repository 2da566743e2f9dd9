import { Hr } from 'react-email'

import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'
import { REFUND_PAID } from '@/src/domain/vocabulary/money/refund-words'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import {
  Amount,
  Amounts,
  OrderButton,
  Paragraph,
  PracticeNote,
  SmallPrint,
  Title,
} from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type RefundProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly companyName: string | null
  readonly shortOrderId: string
  /** `duplicate`: the order was paid a second time, and that payment goes back whole. */
  readonly why: 'refund' | 'duplicate'
  /** What goes back, as the order counts it. */
  readonly amount: Money
  /** What goes back as it was charged, where that is another currency. */
  readonly charged: Money | null
  /** What it is for: empty when it is for no line in particular. */
  readonly lines: readonly { readonly label: string; readonly amount: Money }[]
  /** With what it was paid, and where it goes back to: `Visa ending in 4242`. */
  readonly paidWith: string
  readonly followUrl: string
  readonly opensWithoutSignIn: boolean
  readonly sandbox: boolean
}

const HEADINGS = { refund: 'Refund on its way', duplicate: 'You paid twice' } as const

const amountOf = ({ amount, charged }: RefundProps) =>
  charged ? `${formatMoney(amount)} (${formatMoney(charged)})` : formatMoney(amount)

function opening(props: RefundProps): string {
  const what = props.companyName ? ` for ${props.companyName}` : ''
  const back = `${amountOf(props)} to you (${props.paidWith})`
  return props.why === 'duplicate'
    ? `Hello ${props.firstName}. We received a second payment for your order${what}, which was already paid. We are refunding ${back}. The order stays paid, and you don’t need to do anything.`
    : `Hello ${props.firstName}. We refunded ${back} for your order${what}.`
}

function Lines({ lines }: Pick<RefundProps, 'lines'>) {
  return (
    <Amounts>
      {lines.map(({ label, amount }) => (
        <Amount key={label} label={label} amount={amount} />
      ))}
    </Amounts>
  )
}

function Refund(props: RefundProps) {
  return (
    <MailShell brand={props.brand} preview={`Your refund of ${amountOf(props)} is on its way.`}>
      <Title>{HEADINGS[props.why]}</Title>
      <Paragraph>{opening(props)}</Paragraph>
      <Paragraph>{REFUND_PAID}</Paragraph>
      <Lines lines={props.lines} />
      <OrderButton
        brand={props.brand}
        href={props.followUrl}
        opensWithoutSignIn={props.opensWithoutSignIn}
      >
        See your order
      </OrderButton>
      <Hr className="m-rule" style={LOOK.rule} />
      <SmallPrint>{`Order ${props.shortOrderId}`}</SmallPrint>
      {props.sandbox && <PracticeNote />}
    </MailShell>
  )
}

/** Tells a customer that money goes back to them, and for what. */
export function refundMail(props: RefundProps): MailTemplate {
  const subject =
    props.why === 'duplicate'
      ? `You paid order ${props.shortOrderId} twice: we are refunding the second payment`
      : `Refund of ${formatMoney(props.amount)} for order ${props.shortOrderId}`
  return { subject, body: <Refund {...props} /> }
}
