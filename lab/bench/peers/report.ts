import { percentile } from '../figures.ts'
import { aligned } from '../table/rows.ts'
import type { Figures, Phase } from './figures-of-peer'

/** How a system starts and rests. */
export type Start = {
  readonly seconds: number
  readonly mebibytes: number
}

export type Column = Figures & { readonly title: string; readonly start?: Start }

const NONE = '–'
const shown = (value: number | undefined, unit = '', digits = 0) =>
  value === undefined || Number.isNaN(value) ? NONE : `${value.toFixed(digits)}${unit}`

const middleAndP95 = (phase: Phase | undefined) =>
  phase && phase.complete.length > 0
    ? `${shown(percentile(phase.complete, 0.5))} / ${shown(percentile(phase.complete, 0.95))} ms`
    : NONE

const leftIn = (phase: Phase | undefined) =>
  phase?.left.jobs
    ? `${shown(phase.left.seconds)} s, ${phase.left.jobs} left`
    : shown(phase?.left.seconds, ' s', 1)

type Line = readonly [what: string, of: (column: Column) => string]

/** Both phases in one cell. */
const both =
  (what: 'cpuMs' | 'postgresMs', digits: number) =>
  ({ one, eight }: Column) =>
    `${shown(one[what], '', digits)} / ${shown(eight?.[what], '', digits)} ms`

const LINES: readonly Line[] = [
  ['processor per order, 1 / 8 shoppers', both('cpuMs', 1)],
  ['PostgreSQL, the same', both('postgresMs', 1)],
  ['orders a second, 1 shopper', ({ one }) => shown(one.perSecond, '', 1)],
  ['orders a second, 8 shoppers', ({ eight }) => shown(eight?.perSecond, '', 1)],
  ['jobs ran on after the last, 1', ({ one }) => leftIn(one)],
  ['jobs ran on after the last, 8', ({ eight }) => leftIn(eight)],
  ['complete-order call, median / p95, 1', ({ one }) => middleAndP95(one)],
  ['complete-order call, median / p95, 8', ({ eight }) => middleAndP95(eight)],
  ['statements per order', ({ statements }) => shown(statements)],
  ['write-ahead log per order, 1', ({ one }) => shown(one.walBytes / 1024, ' KiB', 1)],
  ['memory at rest', ({ start }) => shown(start?.mebibytes, ' MiB')],
  ['start to first answer', ({ start }) => shown(start?.seconds, ' s', 1)],
  ['processor at rest, a second', ({ cpuAtRest }) => shown(cpuAtRest, ' ms')],
  ['statements at rest, a second', ({ statementsAtRest }) => shown(statementsAtRest, '', 1)],
]

/** The table: a line for each figure, a column for each system. */
export const comparison = (columns: readonly Column[]): string =>
  aligned([
    ['', ...columns.map(({ title }) => title)],
    ...LINES.map(([what, of]) => [what, ...columns.map(of)]),
  ])
