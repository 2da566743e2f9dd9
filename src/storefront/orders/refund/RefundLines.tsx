import type { RefundOption } from '@/src/domain/orders/refund-request'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import { Money } from '@/src/storefront/ui/money'

type RefundLinesProps = { options: readonly RefundOption[]; currency: Currency }

/** The lines of an order with the rule that each is under. */
export function RefundLines({ options, currency }: RefundLinesProps) {
  return (
    <ul className="border-t border-border">
      {options.map(({ lineId, label, terms, amountMinor }) => (
        <li key={lineId} className="flex justify-between gap-4 border-b border-border py-3">
          <span className="min-w-0">
            {label}
            <span className="block text-xs text-muted">{terms}</span>
          </span>
          {amountMinor > 0 && <Money minor={amountMinor} currency={currency} />}
        </li>
      ))}
    </ul>
  )
}
