import type { Status } from '@/src/domain/vocabulary/status'
import { TonePill } from '../status/pills'
import { Day, ShortMoment } from '../time/When'
import type { ListColumn } from './list-spec'

type Options<Row> = Pick<ListColumn<Row>, 'phone' | 'end' | 'sort' | 'csv'>

/** A column, known by its name. `options`: where it stands on a phone, or more than that. */
export const column = <Row,>(
  label: string,
  options: ListColumn<Row>['phone'] | Options<Row>,
  cell: ListColumn<Row>['cell'],
): ListColumn<Row> => ({
  key: label || 'actions',
  label,
  ...(typeof options === 'string' ? { phone: options } : options),
  cell,
})

/** A word of a row, which a spreadsheet gets as it is; `none` is shown where there is none. */
export const wordColumn = <Row,>(
  label: string,
  phone: ListColumn<Row>['phone'],
  word: (row: Row) => string | null | undefined,
  none = '–',
): ListColumn<Row> =>
  column(label, { phone, csv: (row) => word(row) ?? '' }, (row) => word(row) ?? none)

type Statuses = Readonly<Record<string, Status>>

/** How far a row is, in the words and the tone of its status. */
export const statusColumn = <Row extends { readonly status: string }>(
  statuses: Statuses,
  phone: ListColumn<Row>['phone'],
): ListColumn<Row> =>
  column(
    'Status',
    { phone, csv: ({ status }) => statuses[status]?.label ?? status },
    ({ status }) => (
      <TonePill tone={statuses[status]?.tone ?? 'neutral'}>
        {statuses[status]?.label ?? status}
      </TonePill>
    ),
  )

type Made = { readonly createdAt: string }

const madeColumn =
  (Shown: typeof Day | typeof ShortMoment) =>
  <Row extends Made>(label: string, phone: ListColumn<Row>['phone'] = 'hidden'): ListColumn<Row> =>
    column(
      label,
      { phone, sort: 'createdAt', csv: ({ createdAt }) => createdAt },
      ({ createdAt }) => <Shown at={createdAt} />,
    )

/** The day on which a row was made, by which its list can be sorted. */
export const createdColumn = madeColumn(Day)

/** The moment at which a row was made, by which its list can be sorted. */
export const momentColumn = madeColumn(ShortMoment)
