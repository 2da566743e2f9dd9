import type { DefaultServerCellComponentProps } from 'payload'

import { moneyText } from './money-text'

/** An amount of cents in a list, as people read it: $1,249.00. */
export function MoneyCell({ cellData, field, rowData }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? field.name : undefined
  return <span className="admin-money">{moneyText(name, cellData, rowData) ?? '–'}</span>
}
