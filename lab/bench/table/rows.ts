import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** One line of the table that `npm run bench` prints. */
export type Row = {
  readonly what: string
  /** As people read it, with its unit. */
  readonly figure: string
  /** Who does the same work in the same run, with its figure. */
  readonly peer?: string
  /** Our figure divided by the peer's. */
  readonly ratio?: number
  readonly target?: string
  /** Left out where there is no target. */
  readonly isMet?: boolean
}

/** Adds a line to the table, where one is being made. */
export function noteRow(row: Row): void {
  const { BENCH_ROWS } = process.env
  if (BENCH_ROWS) appendFileSync(BENCH_ROWS, `${JSON.stringify(row)}\n`)
}

/** The lines that were noted so far. */
export function notedRows(file: string): Row[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line): Row => JSON.parse(line))
}

const HEADS = ['what', 'figure', 'peer', 'ratio', 'target', ''] as const

const verdictOf = ({ isMet }: Row) => (isMet === undefined ? '' : isMet ? 'met' : 'MISSED')

const ratioOf = ({ ratio }: Row) =>
  ratio === undefined ? '' : `${ratio.toFixed(ratio < 10 ? 2 : 0)}×`

const cellsOf = (row: Row): string[] => [
  row.what,
  row.figure,
  row.peer ?? '',
  ratioOf(row),
  row.target ?? '',
  verdictOf(row),
]

/** Lines of cells as a table, each column as wide as its longest cell. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((row) => row[at]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The table that `npm run bench` prints. */
export const tableOf = (rows: readonly Row[]): string => aligned([HEADS, ...rows.map(cellsOf)])
