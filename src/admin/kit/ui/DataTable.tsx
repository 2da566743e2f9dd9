import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end of their column. */
  readonly end?: boolean
  /**
   * Its place on a phone, where a row becomes a small card: the first line with what names it and
   * an aside, the second with a left and a right, or nowhere; others have a line after their label. `select` stands before all of them.
   */
  readonly phone?: 'title' | 'aside' | 'left' | 'right' | 'hidden' | 'select'
}

type Props<Row, Shown extends Column<Row>> = {
  /** What the table lists, for those who can't see it. */
  readonly label: string
  readonly columns: readonly Shown[]
  /** In place of a column's label, above it. */
  readonly headOf?: (column: Shown) => ReactNode
  readonly rows: readonly Row[]
  /** Shows all of it, where it is the page; else it scrolls within its box. */
  readonly isWhole?: boolean
  readonly keyOf: (row: Row) => string
  /** In place of the table while there are no rows. */
  readonly empty?: ReactNode
}

const classOf = <Row,>({ end, phone }: Column<Row>) =>
  [end && 'admin-number', phone && `admin-cell--${phone}`].filter(Boolean).join(' ') || undefined

/** A dense table under a head that stays; it scrolls by itself, and is cards on a phone. */
export function DataTable<Row, Shown extends Column<Row> = Column<Row>>(props: Props<Row, Shown>) {
  const { label, columns, headOf, rows, isWhole, keyOf, empty } = props
  if (rows.length === 0 && empty) return empty
  const className = isWhole ? 'admin-data admin-data--whole' : 'admin-data'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <section className={className} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={classOf(column)} key={column.key} scope="col">
                {headOf ? headOf(column) : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td className={classOf(column)} data-label={column.label} key={column.key}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The link that a whole row follows; other controls of the row stay their own. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="admin-stretched" href={href} prefetch={false}>
      {children}
    </Link>
  )
}

type RowTitleProps = {
  readonly href: string
  readonly children: ReactNode
  /** A line about it. */
  readonly sub: ReactNode
}

/** What a row is called, which opens it, with a line below. */
export const RowTitle = ({ href, children, sub }: RowTitleProps) => (
  <>
    <RowLink href={href}>{children}</RowLink>
    <small className="admin-sub">{sub}</small>
  </>
)
