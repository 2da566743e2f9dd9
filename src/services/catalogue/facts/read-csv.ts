import { parse } from 'csv-parse/sync'
import { z } from 'zod'

import { csvFailure, csvIn, refusedCsv } from '@/src/lib/csv/csv-text'

const MOST_ROWS = 5000

const lines = z.array(z.array(z.string()))

function linesIn(data: Uint8Array): string[][] {
  const { text, options } = csvIn(data)
  try {
    return lines.parse(parse(text, options))
  } catch (error) {
    throw csvFailure(error)
  }
}

/** Where in a row each column is. @throws AppError 422 naming what is missing or too much */
function columnsIn<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  passedOver: readonly string[],
): ReadonlyMap<Column, number> {
  const names = head.map((name) => name.trim())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw refusedCsv(`The first row lacks these columns: ${missing.join(', ')}.`)
  }
  const extra = names.find(
    (name, at) =>
      ![...columns, ...passedOver].some((column) => column === name) || names.indexOf(name) !== at,
  )
  if (extra !== undefined) {
    throw refusedCsv(`The first row has a column that we do not know: “${extra.slice(0, 40)}”.`)
  }
  return new Map(columns.map((column) => [column, names.indexOf(column)]))
}

type CsvRow<Column> = {
  /** The number that a spreadsheet shows. */
  readonly row: number
  readonly cell: (column: Column) => string
}

/**
 * The rows of a file that has exactly these columns, and perhaps some that are passed over.
 *
 * @throws AppError 422 where it has others
 */
export function readCsv<Column extends string>(
  data: Uint8Array,
  wanted: readonly Column[],
  passedOver: readonly string[] = [],
): CsvRow<Column>[] {
  const [head, ...rest] = linesIn(data)
  if (!head || head.every((cell) => cell.trim() === '')) throw refusedCsv('This file is empty.')
  const columns = columnsIn(head, wanted, passedOver)
  if (rest.length > MOST_ROWS) throw refusedCsv(`A file can have at most ${MOST_ROWS} rows.`)
  return rest.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    if (line.length !== head.length) {
      throw refusedCsv(
        `Row ${row} has ${line.length} cells and the first row ${head.length}. Put text with commas in quotation marks.`,
      )
    }
    return [{ row, cell: (column) => line[columns.get(column) ?? -1] ?? '' }]
  })
}
