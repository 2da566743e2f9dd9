import type { ReactNode } from 'react'
import { PageLink, withSub } from '@/src/admin/kit/ui/parts'
import { cx } from '@/src/storefront/ui/cx'

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

type DataTableProps<Row, Shown extends Column<Row>> = {
  /** What the table lists, for those who can't see it. */
  readonly label: string
  readonly columns: readonly Shown[]
  /** In place of a column's label, above it. */
  readonly headOf?: (column: Shown) => ReactNode
  readonly rows: readonly Row[]
  /** Shows all of it, where it is the page; else it scrolls within its box. */
  readonly isWhole?: boolean
  /** By what a row is known; else by its id. */
  readonly keyOf?: (row: Row) => string
  /** In place of the table while there are no rows. */
  readonly empty?: ReactNode
}

/** Where a cell stands in the card that a row is on a phone. What every row and cell has is in `tailwind.css`. */
const PLACES = {
  line: 'data-line',
  title: 'phone:block phone:col-start-1 phone:row-start-1 phone:text-start phone:wrap-anywhere',
  aside: 'phone:block phone:col-start-2 phone:row-start-1 phone:text-end',
  left: 'phone:block phone:col-start-1 phone:row-start-2 phone:text-start phone:wrap-anywhere',
  right: 'phone:block phone:col-start-2 phone:row-start-2 phone:text-end',
  hidden: 'phone:hidden',
  select: 'wide:w-10 wide:pe-0 phone:block phone:absolute phone:top-2.25 phone:start-3',
} as const

const HEAD =
  'sticky z-2 top-0 px-3 py-1.75 border-b border-line-soft bg-panel text-muted font-normal align-top whitespace-nowrap compact:py-0.75 lean:py-1.75 lean:align-middle dense:px-(--dense-gap,10px)'

const headClass = <Row,>({ end, phone }: Column<Row>) =>
  cx(HEAD, end ? 'text-end tabular-nums' : 'text-start', phone === 'select' && 'w-10 pe-0')

/** Controls of a row, in a column without a name: in sight while the row is pointed at or has the keyboard. */
const CONTROLS =
  '[@media(hover:hover)_and_(min-width:769px)]:opacity-0 [tr:hover>&]:opacity-100 [tr:focus-within>&]:opacity-100'

/** Where two columns claim one place on a phone, the second has a line: they would lie on each other. */
const placeOf = <Row,>({ key, phone }: Column<Row>, columns: readonly Column<Row>[]) =>
  phone === 'hidden' || columns.find((one) => one.phone === phone)?.key === key ? phone : 'line'

const cellClass = <Row,>(column: Column<Row>, columns: readonly Column<Row>[]) => {
  const { label, end, phone } = column
  return cx(
    'data-cell',
    end && 'text-end tabular-nums whitespace-nowrap',
    label === '' && phone !== 'select' && CONTROLS,
    PLACES[placeOf(column, columns) ?? 'line'],
  )
}

const idOf = (row: unknown) => String(Reflect.get(Object(row), 'id'))

/** A dense table under a head that stays; it scrolls by itself, and is cards on a phone. */
export function DataTable<Row, Shown extends Column<Row> = Column<Row>>(
  props: DataTableProps<Row, Shown>,
) {
  const { label, columns, headOf, rows, isWhole, keyOf = idOf, empty } = props
  if (rows.length === 0 && empty) return empty
  const cells = columns.map((column) => ({ column, className: cellClass(column, columns) }))
  const height = isWhole
    ? 'admin-data--whole wide:in-[.list-frame]:max-h-[calc(100dvh-96px)]'
    : 'wide:max-h-140'
  return (
    <section
      aria-label={label}
      className={`admin-data overflow-auto border border-line rounded-ui focus-visible:outline-ring [&_.btn]:m-0 ${height}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0 phone:block">
        <thead className="phone:sr-only">
          <tr>
            {columns.map((column) => (
              <th className={headClass(column)} key={column.key} scope="col">
                {headOf ? headOf(column) : column.label}
                {column.label === '' && column.phone !== 'select' && (
                  <span className="sr-only">Actions</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="phone:block">
          {rows.map((row) => (
            <tr className="data-row" key={keyOf(row)}>
              {cells.map(({ column, className }) => (
                <td className={className} data-label={column.label} key={column.key}>
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
    <PageLink
      className="admin-stretched text-inherit after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
      href={href}
    >
      {children}
    </PageLink>
  )
}

type RowTitleProps = {
  readonly href: string
  readonly children: ReactNode
  /** A line about it. */
  readonly sub: ReactNode
}

/** What a row is called, which opens it, with a line below. */
export const RowTitle = ({ href, children, sub }: RowTitleProps) =>
  withSub(<RowLink href={href}>{children}</RowLink>, sub)

/** The column of a table that says how much: at the end, and beside the name on a phone. */
export const amountColumn = <Row,>(
  cell: (row: Row) => ReactNode,
  label = 'Amount',
): Column<Row> => ({ key: 'amount', label, end: true, phone: 'aside', cell })
