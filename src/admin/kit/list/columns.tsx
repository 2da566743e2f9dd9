import { Day, ShortMoment } from '../time/When'
import type { ListColumn } from './list-spec'

/** A word of a row, which a spreadsheet gets as it is; `none` is shown where there is none. */
export const wordColumn = <Row,>(
  key: string,
  label: string,
  phone: ListColumn<Row>['phone'],
  word: (row: Row) => string | null | undefined,
  none = '–',
): ListColumn<Row> => ({
  key,
  label,
  phone,
  cell: (row) => word(row) ?? none,
  csv: (row) => word(row) ?? '',
})

type Made = { readonly createdAt: string }

const madeColumn =
  (Shown: typeof Day | typeof ShortMoment) =>
  <Row extends Made>(
    key: string,
    label: string,
    phone: ListColumn<Row>['phone'] = 'hidden',
  ): ListColumn<Row> => ({
    key,
    label,
    phone,
    sort: 'createdAt',
    cell: ({ createdAt }) => <Shown at={createdAt} />,
    csv: ({ createdAt }) => createdAt,
  })

/** The day on which a row was made, by which its list can be sorted. */
export const createdColumn = madeColumn(Day)

/** The moment at which a row was made, by which its list can be sorted. */
export const momentColumn = madeColumn(ShortMoment)
