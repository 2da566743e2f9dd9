import { permissionsOf } from '@/src/access/permissions'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import {
  type Dimension,
  TRAFFIC_PERIOD_LABELS,
  TRAFFIC_PERIODS,
  trafficPeriodIn,
} from '@/src/domain/analytics/traffic/dimensions'
import { conversionOf, type TrafficFigures } from '@/src/domain/analytics/traffic/figures'
import { readTraffic } from '@/src/queries/analytics/read-traffic'
import type { Question } from '@/src/queries/platform/list-pages'

import { BREAKDOWNS, type Breakdown, breakdownIn, valueName } from './breakdowns'

type Line = {
  readonly id: string
  readonly name: string
  readonly by: Breakdown
  readonly now: TrafficFigures
  readonly before: TrafficFigures
  /** Revenue is for those who may see payments. */
  readonly seesMoney: boolean
}

const cell = () => null
const money = (minor: number) => (minor / 100).toFixed(2)
const dollarsOf = ({ seesMoney }: Line, { oursMinor }: TrafficFigures) =>
  seesMoney ? money(oursMinor) : ''

const figure = (key: string, label: string, csv: (row: Line) => string) => ({
  key,
  label,
  cell,
  csv,
})

const views = Object.fromEntries(
  Object.entries(BREAKDOWNS).map(([name, { tab }]) => [name, { label: tab, where: {} }]),
)

/** Which stretch of time and which breakdown an address asks for. */
export function trafficAsked({ view, chosen }: Pick<Question, 'view' | 'chosen'>) {
  const by: Dimension & Breakdown = breakdownIn(view)
  return { by, period: trafficPeriodIn(chosen.period?.[0]) }
}

export const trafficList: ListSpec<Line> = {
  screen: 'geo',
  description: '',
  empty: '',
  views,
  filters: { period: { label: 'Period', options: TRAFFIC_PERIOD_LABELS, where: () => ({}) } },
  sort: '',
  isDated: true,
  columns: [
    figure('name', 'From', ({ by, name }) => valueName(by, name)),
    figure('visitors', 'Visitors', ({ now }) => String(now.visitors)),
    figure('leads', 'Leads', ({ now }) => String(now.leads)),
    figure('orders', 'Orders', ({ now }) => String(now.orders)),
    figure('conversion', 'Conversion (%)', ({ now }) => String(conversionOf(now) ?? '')),
    figure('revenue', 'Revenue (USD)', (row) => dollarsOf(row, row.now)),
    figure('visitorsBefore', 'Visitors before', ({ before }) => String(before.visitors)),
    figure('leadsBefore', 'Leads before', ({ before }) => String(before.leads)),
    figure('ordersBefore', 'Orders before', ({ before }) => String(before.orders)),
    figure('revenueBefore', 'Revenue before (USD)', (row) => dollarsOf(row, row.before)),
  ],
  read: async (req, asked) => {
    const { by, period } = trafficAsked(asked)
    const { rows } = await readTraffic(req.payload, TRAFFIC_PERIODS[period], by)
    const seesMoney = (await permissionsOf(req)).has('view_payments')
    const lines = rows.map((row) => ({ ...row, id: row.value, name: row.value, by, seesMoney }))
    return { rows: lines, after: null }
  },
}
