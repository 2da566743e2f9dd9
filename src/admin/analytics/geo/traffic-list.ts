import { permissionsOf } from '@/src/access/permissions'
import { column } from '@/src/admin/kit/list/columns'
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

const figure = (label: string, csv: (row: Line) => string) => column(label, { csv }, cell)

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
    figure('From', ({ by, name }) => valueName(by, name)),
    figure('Visitors', ({ now }) => String(now.visitors)),
    figure('Leads', ({ now }) => String(now.leads)),
    figure('Orders', ({ now }) => String(now.orders)),
    figure('Conversion (%)', ({ now }) => String(conversionOf(now) ?? '')),
    figure('Revenue (USD)', (row) => dollarsOf(row, row.now)),
    figure('Visitors before', ({ before }) => String(before.visitors)),
    figure('Leads before', ({ before }) => String(before.leads)),
    figure('Orders before', ({ before }) => String(before.orders)),
    figure('Revenue before (USD)', (row) => dollarsOf(row, row.before)),
  ],
  read: async (req, asked) => {
    const { by, period } = trafficAsked(asked)
    const { rows } = await readTraffic(req.payload, TRAFFIC_PERIODS[period], by)
    const seesMoney = (await permissionsOf(req)).has('view_payments')
    const lines = rows.map((row) => ({ ...row, id: row.value, name: row.value, by, seesMoney }))
    return { rows: lines, after: null }
  },
}
