import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Notice } from '@/src/storefront/ui/notice'

import type { PriceChange } from './formation/quote'

const shown = (minor: number) => formatMoney(money(minor, 'USD'))

type PriceChangesProps = {
  changes: readonly PriceChange[]
  totalMinor: number
  className?: string
}

/** Why the total has moved. */
export function PriceChanges({ changes, totalMinor, className }: PriceChangesProps) {
  return (
    <Notice tone="warning" live title="The price changed since you started:" className={className}>
      <ul className="flex flex-col gap-1">
        {changes.map((change) => (
          <li key={change.label} className="tabular-nums">
            {change.label}: {shown(change.toMinor)} instead of {shown(change.fromMinor)}
          </li>
        ))}
      </ul>
      <p className="mt-1 font-semibold tabular-nums">Your total is now {shown(totalMinor)}.</p>
    </Notice>
  )
}
