import type { ReactNode } from 'react'

type Props = {
  /** What is in it; said when the keyboard arrives at it. */
  readonly label: string
  readonly className?: string
  /** The names of the columns, left to right. */
  readonly heads?: readonly string[]
  readonly children: ReactNode
}

/** A small table that needs no sorting; where it is too wide, it scrolls and the page does not. */
export function PlainTable({ label, className = '', heads, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={`admin-plain-table ${className}`.trim()}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </section>
  )
}

type Row = { readonly key: string | number; readonly cells: readonly ReactNode[] }

/** The rows of such a table, cell by cell under its heads. */
export const PlainRows = ({ rows }: { rows: readonly Row[] }) => (
  <tbody>
    {rows.map(({ key, cells }) => (
      <tr key={key}>
        {cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its column
          <td key={at}>{cell}</td>
        ))}
      </tr>
    ))}
  </tbody>
)
