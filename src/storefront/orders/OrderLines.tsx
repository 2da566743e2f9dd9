import type { ReactNode } from 'react'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'
import { Money } from '@/src/storefront/ui/money'

type OrderLinesProps = {
  lines: readonly OrderLine[]
  totalMinor: number
  currency: Currency
  isUnpaid: boolean
  /** Given back since. */
  refundedMinor?: number
}

const NOTES: Partial<Record<OrderLine['kind'], string>> = {
  state_fee: 'Passed on to the state at cost',
}

const PERIODS = { once: null, monthly: 'Renews monthly', annual: 'Renews yearly' } as const

/** What was bought: our part, what is the state's, and what it comes to. */
export function OrderLines(props: OrderLinesProps) {
  const { lines, totalMinor, currency, isUnpaid, refundedMinor = 0 } = props
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">What you ordered</caption>
      <tbody>
        {lines.map((line) => (
          <PricedRow
            key={`${line.kind}-${line.ref}`}
            amountMinor={line.amountMinor}
            currency={currency}
          >
            {line.label}
            <Note line={line} />
          </PricedRow>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-base font-semibold">
          <th scope="row" className="pt-3 text-left">
            {isUnpaid ? 'Total due' : 'Total paid'}
          </th>
          <td className="pt-3 text-right">
            <Money minor={totalMinor} currency={currency} />
          </td>
        </tr>
        {refundedMinor > 0 && (
          <tr className="text-muted">
            <th scope="row" className="pt-2 text-left font-normal">
              Refunded
            </th>
            <td className="pt-2 text-right">
              −<Money minor={refundedMinor} currency={currency} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

function Note({ line }: { line: OrderLine }) {
  const note = NOTES[line.kind] ?? PERIODS[line.billing]
  return note ? <span className="block text-xs text-muted">{note}</span> : null
}

type PricedRowProps = { amountMinor: number; currency: Currency; children: ReactNode }

/** What was bought, and its price. */
export function PricedRow({ amountMinor, currency, children }: PricedRowProps) {
  return (
    <tr className="border-b border-border align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        {children}
      </th>
      <td className="py-3 text-right">
        <Money minor={amountMinor} currency={currency} />
      </td>
    </tr>
  )
}
