import type { ReactNode } from 'react'

import type { Column } from './DataTable'

/** The column of a table that says how much: at the end, and beside the name on a phone. */
export const amountColumn = <Row,>(
  cell: (row: Row) => ReactNode,
  label = 'Amount',
): Column<Row> => ({ key: 'amount', label, end: true, phone: 'aside', cell })
