import { Hr, Link, Text } from 'react-email'

import { addDetails, detailsName } from '@/src/domain/orders/asked-details'
import { formatMoney, type Money, sum } from '@/src/domain/vocabulary/money/money'
import type { LineKind } from '@/src/domain/vocabulary/order-line'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from '../mail/look'
import { Amount, Amounts, letter, PRACTICE_NOTE, SmallPrint } from '../mail/mail-letter'

export type ReceiptLine = {
  readonly kind: LineKind
  readonly label: string
  readonly amount: Money
}

export type ReceiptProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly companyName: string | null
  /** What an extra or a renewal is for; null for a purchase. */
  readonly what: string | null
  readonly receiptNumber: string
  readonly shortOrderId: string
  /** As a person reads it: Nov 21, 2026. */
  readonly paidOn: string
  readonly paidWith: string
  readonly lines: readonly ReceiptLine[]
  readonly total: Money
  /** Given back since. */
  readonly refunded: Money | null
  /** What was charged in another currency, and at what rate. */
  readonly charged: { readonly amount: Money; readonly terms: string } | null
  /** The services whose details we need now, the one to begin with first. */
  readonly details: readonly TrackedService[]
  readonly followUrl: string
  /** The link that opens the receipt, with its PDF. */
  readonly receiptUrl: string
  /** The links carry the key to the order, because it is in no account. */
  readonly opensWithoutSignIn: boolean
  readonly sandbox: boolean
}

type LinesProps = Pick<ReceiptProps, 'lines' | 'total' | 'refunded' | 'charged'>

function Lines({ lines, total, refunded, charged }: LinesProps) {
  const ours = lines.filter((line) => line.kind !== 'state_fee')
  const states = lines.filter((line) => line.kind === 'state_fee')
  const totalOf = (some: readonly ReceiptLine[]) =>
    sum(
      some.map((line) => line.amount),
      total.currency,
    )
  return (
    <>
      <Amounts>
        {lines.map((line) => (
          <Amount key={`${line.kind}${line.label}`} label={line.label} amount={line.amount} />
        ))}
        <Amount strong label="Total paid" amount={total} />
        {refunded && <Amount label="Refunded since" amount={refunded} />}
      </Amounts>
      {charged && (
        <Text className="m-muted" style={{ ...LOOK.small, marginTop: '8px' }}>
          {`Charged as ${formatMoney(charged.amount)} (${charged.terms}).`}
        </Text>
      )}
      {states.length > 0 && (
        <Text className="m-muted" style={{ ...LOOK.small, marginTop: '8px' }}>
          {`Our fee: ${formatMoney(totalOf(ours))}. The state’s filing fee: ${formatMoney(totalOf(states))}. We pass it on at cost and can return it until we have filed.`}
        </Text>
      )}
    </>
  )
}

const forCompany = ({ companyName }: ReceiptProps) => (companyName ? ` for ${companyName}` : '')

function thanks(props: ReceiptProps): string {
  const { firstName, what, details } = props
  const start = details.length > 0 ? '' : ' and are working on it. You can follow each step'
  return what
    ? `Thank you, ${firstName}. ${what} is paid${forCompany(props)}.`
    : `Thank you, ${firstName}. We have your order${forCompany(props)}${start}.`
}

/** What the customer does next, and when the 24 hours start. */
function request(details: readonly TrackedService[]): string {
  const names = new Intl.ListFormat('en-US').format(details.map(detailsName))
  const next = `Next, we need your ${names}.`
  return details.includes('llc')
    ? `${next} The 24-hour clock starts when we have your details.`
    : next
}

/** The receipt of a paid order: the lines it was sold with, and the way back to it. */
export function receiptMail(props: ReceiptProps) {
  const what = forCompany(props)
  const [first] = props.details
  return letter({
    brand: props.brand,
    subject: `Receipt ${props.receiptNumber}: your order${what}`,
    preview: `${formatMoney(props.total)} paid${what}. Receipt ${props.receiptNumber}.`,
    heading: props.total.minor === 0 ? 'Order confirmed' : 'Payment received',
    says: first ? [thanks(props), request(props.details)] : [thanks(props)],
    button: { label: first ? addDetails(first) : 'Follow your order', href: props.followUrl },
    opensWithoutSignIn: props.opensWithoutSignIn,
    after: (
      <>
        <Hr className="m-rule" style={LOOK.rule} />
        <SmallPrint>
          {`Receipt ${props.receiptNumber} · Order ${props.shortOrderId} · ${props.paidOn} · ${props.paidWith}`}
        </SmallPrint>
        <Lines {...props} />
        <Text className="m-muted" style={{ ...LOOK.small, marginTop: '12px' }}>
          <Link
            className="m-muted"
            href={props.receiptUrl}
            style={{ color: '#4d5664', textDecoration: 'underline' }}
          >
            Open the receipt to print it or save it as PDF
          </Link>
        </Text>
      </>
    ),
    small: [props.sandbox && PRACTICE_NOTE],
  })
}
