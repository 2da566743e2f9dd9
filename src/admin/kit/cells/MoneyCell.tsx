import type { DefaultServerCellComponentProps } from 'payload'

import { type Currency, formatMoney, money } from '@/src/domain/vocabulary/money/money'

const currencyOf = (value: unknown): Currency => (value === 'INR' ? 'INR' : 'USD')

/** An amount of cents in a list, as people read it: $1,249.00. */
export function MoneyCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span className="admin-money">–</span>
  return (
    <span className="admin-money">
      {formatMoney(money(cellData, currencyOf(rowData.currency)))}
    </span>
  )
}
