import { column } from '@/src/admin/kit/list/columns'
import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'
import { count } from '@/src/admin/kit/ui/format'
import { conversionOf, type TrafficRow } from '@/src/domain/analytics/traffic/figures'

import { changeText, dollars, type Words } from '../change-text'
import { BREAKDOWNS, type Breakdown, valueName } from './breakdowns'

type ChangeProps = {
  readonly is: number
  readonly was: number
  /** What the figure is written as: a count where nothing else is said. */
  readonly as?: Words
}

export function Change({ is, was, as = count }: ChangeProps) {
  const { words, tone } = changeText(is, was, as)
  return (
    <span
      className="ms-1.5 in-[dl]:ms-0 text-muted text-xs whitespace-nowrap data-[tone=up]:text-good data-[tone=down]:text-bad"
      data-tone={tone}
    >
      {words}
    </span>
  )
}

/** A share as it is shown; a dash where there is none to tell. */
export const shareText = (share: number | null) => (share === null ? '–' : `${share}%`)

const figureColumn = (key: 'visitors' | 'leads' | 'orders', label: string): Column<TrafficRow> =>
  column(label, { end: true }, ({ now, before }) => (
    <>
      {count(now[key])} <Change is={now[key]} was={before[key]} />
    </>
  ))

const revenue: Column<TrafficRow> = column('Revenue', { end: true }, ({ now, before }) => (
  <>
    {dollars(now.oursMinor)} <Change as={dollars} is={now.oursMinor} was={before.oursMinor} />
  </>
))

type Props = {
  readonly by: Breakdown
  readonly rows: readonly TrafficRow[]
  readonly seesMoney: boolean
}

export function TrafficTable({ by, rows, seesMoney }: Props) {
  const { head, tab } = BREAKDOWNS[by]
  const columns: Column<TrafficRow>[] = [
    column(head, 'title', ({ value }) => valueName(by, value)),
    figureColumn('visitors', 'Visitors'),
    figureColumn('leads', 'Leads'),
    figureColumn('orders', 'Orders'),
    column('Conversion', { end: true }, ({ now }) => shareText(conversionOf(now))),
    ...(seesMoney ? [revenue] : []),
  ]
  return (
    <DataTable
      columns={columns}
      isWhole
      keyOf={({ value }) => value}
      label={`Visitors, leads and orders: ${tab}`}
      rows={rows}
    />
  )
}
