import type { ReactNode } from 'react'

import type { Currency } from '@/src/domain/vocabulary/money/money'
import { Money } from '@/src/storefront/ui/money'

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
