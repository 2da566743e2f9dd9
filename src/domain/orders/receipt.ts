import { type Currency, money, sum } from '@/src/domain/vocabulary/money/money'
import { REFUND_DAYS } from '@/src/domain/vocabulary/money/refund-text'
import type { Billing, LineKind } from '@/src/domain/vocabulary/order-line'

/** One line of a receipt, and what was given back of it since. */
export type ReceiptLine = {
  readonly id: string
  readonly kind: LineKind
  readonly label: string
  readonly amountMinor: number
  readonly refundedMinor: number
  /** Its share of the order's discount. */
  readonly discountMinor?: number | null
  readonly refundable: boolean
  readonly billing: Billing
}

/** The numbered receipt of a paid order. Dates are ISO, shown in its zone; amounts whole minor units of `currency`. */
export type ReceiptView = {
  readonly orderId: string
  readonly number: string
  readonly paidAt: string
  /** The IANA zone in which the receipt is dated. */
  readonly timeZone: string
  readonly what: string
  readonly currency: Currency
  readonly lines: readonly ReceiptLine[]
  readonly totalMinor: number
  readonly refunds: readonly {
    readonly id: string
    readonly at: string
    readonly amountMinor: number
    readonly what: string
  }[]
  readonly refundedMinor: number
  readonly customer: {
    readonly name: string
    readonly company: string | null
    readonly email: string
    readonly addressLines: readonly string[]
  }
  readonly seller: {
    readonly name: string
    readonly legalName: string
    readonly email: string
    readonly addressLines: readonly string[]
  }
  readonly paidWith: string
  readonly reference: string | null
  /** What was really charged, where that was not the order's currency. */
  readonly charged: {
    readonly amountMinor: number
    readonly currency: Currency
    readonly rate: number
    readonly asOf: string | null
  } | null
  readonly sandbox: boolean
  /** Whether the state's fee has gone to the state, and so cannot come back. */
  readonly filed: boolean
}

const totalOf = (lines: readonly ReceiptLine[], currency: Currency) =>
  sum(
    lines.map((line) => money(line.amountMinor, currency)),
    currency,
  ).minor

/** What is ours and what the state's. */
export function receiptSplit({ lines, currency }: Pick<ReceiptView, 'lines' | 'currency'>) {
  const states = lines.filter((line) => line.kind === 'state_fee')
  const ours = lines.filter((line) => line.kind !== 'state_fee')
  return { oursMinor: totalOf(ours, currency), statesMinor: totalOf(states, currency) }
}

/** What a line's customer should know of it, in one short phrase. */
export function lineTerms(line: ReceiptLine, filed: boolean): string {
  if (line.kind === 'discount') return 'Taken off our fees'
  if (line.kind === 'state_fee') {
    return filed
      ? 'The state’s fee, passed on at cost. Filed, so no longer refundable'
      : 'The state’s fee, passed on at cost. Refundable until we submit your filing'
  }
  if (line.amountMinor > 0 && (line.discountMinor ?? 0) >= line.amountMinor) {
    return 'Our fee, free of charge with your offer'
  }
  if (!line.refundable) return 'Our fee. Not refundable'
  const renews = { once: '', monthly: ' Renews monthly', annual: ' Renews yearly' }[line.billing]
  return `Our fee. Refundable for ${REFUND_DAYS} days.${renews}`.replace(/\.$/, '')
}

/** A rate as people quote it: `1 USD ≈ 83.5 INR`. */
export function rateText(rate: number): string {
  return `1 USD ≈ ${rate} INR`
}
