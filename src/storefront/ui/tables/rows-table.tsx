import type { ReactNode } from 'react'

import { cx } from '../cx'

const HEAD = 'border-b border-border-strong pb-2 text-xs font-semibold text-muted'

/** Of a column that only a wide screen has room for. */
export const WIDE_ONLY = 'hidden md:table-cell'

type ColumnHead = {
  readonly label: string
  /** Only where there is room. */
  readonly isWide?: boolean
  /** Stands above numbers. */
  readonly isAmount?: boolean
  /** Said, not shown. */
  readonly isHidden?: boolean
}

type RowsTableProps = {
  /** What the rows are, and their order; said, not shown. */
  caption: string
  heads: readonly ColumnHead[]
  children: ReactNode
}

/** The dashboard's table of one kind of thing. On a phone only what matters first has a column. */
export function RowsTable({ caption, heads, children }: RowsTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left">
          {heads.map(({ label, isWide, isAmount, isHidden }) => (
            <th
              key={label}
              scope="col"
              className={cx(HEAD, isWide && WIDE_ONLY, isAmount ? 'text-right' : 'pr-4')}
            >
              {isHidden ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
