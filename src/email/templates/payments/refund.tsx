import { Hr } from 'react-email'

import type { GiveBackReason } from '@/src/domain/purchase/judge-payment'
import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'
import { REFUND_PAID } from '@/src/domain/vocabulary/money/refund-text'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from '../mail/look'
import { Amount, Amounts, letter, PRACTICE_NOTE } from '../mail/mail-letter'

export type RefundProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly companyName: string | null
  readonly shortOrderId: string
  /** `refund` is ours; any other reason refunds a whole payment that its order has no use for. */
  readonly why: 'refund' | GiveBackReason
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

const HEADINGS: Record<RefundProps['why'], string> = {
  refund: 'Refund on its way',
  duplicate: 'You paid twice',
  canceled: 'This order is canceled',
}

const amountOf = ({ amount, charged }: RefundProps) =>
  charged ? `${formatMoney(amount)} (${formatMoney(charged)})` : formatMoney(amount)

function opening(props: RefundProps): string {
  const what = props.companyName ? ` for ${props.companyName}` : ''
  const back = `${amountOf(props)} to you (${props.paidWith})`
  switch (props.why) {
    case 'refund':
      return `Hello ${props.firstName}. We refunded ${back} for your order${what}.`
    case 'duplicate':
      return `Hello ${props.firstName}. We received a second payment for your order${what}, which was already paid. We are refunding ${back}. The order stays paid, and you don’t need to do anything.`
    case 'canceled':
      return `Hello ${props.firstName}. We received a payment for your order${what} after it was canceled. We are refunding ${back}. The order stays canceled, and you don’t need to do anything.`
  }
}

function subjectOf({ why, shortOrderId, amount }: RefundProps): string {
  switch (why) {
    case 'refund':
      return `Refund of ${formatMoney(amount)} for order ${shortOrderId}`
    case 'duplicate':
      return `You paid order ${shortOrderId} twice: we are refunding the second payment`
    case 'canceled':
      return `Order ${shortOrderId} is canceled: we are refunding your payment`
  }
}

/** Tells a customer that money goes back to them, and for what. */
export function refundMail(props: RefundProps) {
  return letter({
    brand: props.brand,
    subject: subjectOf(props),
    preview: `Your refund of ${amountOf(props)} is on its way.`,
    heading: HEADINGS[props.why],
    says: [
      opening(props),
      REFUND_PAID,
      <Amounts key="lines">
        {props.lines.map(({ label, amount }) => (
          <Amount key={label} label={label} amount={amount} />
        ))}
      </Amounts>,
    ],
    button: { label: 'See your order', href: props.followUrl },
    opensWithoutSignIn: props.opensWithoutSignIn,
    after: <Hr className="m-rule" style={LOOK.rule} />,
    small: [`Order ${props.shortOrderId}`, props.sandbox && PRACTICE_NOTE],
  })
}
