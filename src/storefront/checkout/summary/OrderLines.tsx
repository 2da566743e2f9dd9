import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { stateTime } from '@/src/domain/catalogue/states/time-sentence'
import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'
import { Money } from '@/src/storefront/ui/money'

import { feeAsOf } from '../fee-as-of'
import { lineKey } from '../formation/quote'
import { REFUNDABLE } from './refundable'

type OrderLinesProps = {
  quote: Quote
  catalogue: CheckoutCatalogue
  companyType: CompanyType | undefined
}

/** What is ours, what is the state's, and the total. */
export function OrderLines({ quote, catalogue, companyType = 'llc' }: OrderLinesProps) {
  const ours = quote.lines.filter((line) => line.kind !== 'state_fee')
  const theirs = quote.lines.filter((line) => line.kind === 'state_fee')
  const state = catalogue.states.find((one) => one.id === theirs[0]?.ref)
  const fee = state?.fees[companyType]
  const time = state && companyType === 'llc' ? stateTime(state.name, state.turnaroundTime) : ''
  return (
    <div className="flex flex-col gap-5 text-sm">
      <LineGroup title="Our services" lines={ours} empty="Choose a package" />
      <LineGroup
        title={theirs.length > 1 ? 'The state’s fees' : 'The state’s fee'}
        lines={theirs}
        empty="Choose a state"
        note={fee ? `At cost, ${feeAsOf(fee)}${time && `. ${time}`}` : undefined}
      />
      <p className="flex items-baseline justify-between gap-4 border-t border-border pt-4 text-base font-semibold">
        Total
        <Money minor={quote.totalMinor} />
      </p>
      <p className="text-xs text-muted">{REFUNDABLE}</p>
    </div>
  )
}

type LineGroupProps = {
  title: string
  lines: readonly OrderLine[]
  empty: string
  note?: string
}

function LineGroup({ title, lines, empty, note }: LineGroupProps) {
  return (
    <div>
      <p className="mb-1.5 text-xs font-semibold text-muted">{title}</p>
      {lines.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={lineKey(line)} className="flex justify-between gap-4">
            <span>{line.label}</span>
            <Money minor={line.amountMinor} />
          </li>
        ))}
      </ul>
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </div>
  )
}
