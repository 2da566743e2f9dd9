import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

import { AppError } from '@/src/lib/errors'

const MOST_ROWS = 5000

const refused = (message: string) => new AppError('bad_file', message, 422)

const lines = z.array(z.array(z.string()))

function textIn(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data) // takes a mark at its start away
  } catch {
    throw refused('This file is not in UTF-8. In your spreadsheet, save it as “CSV UTF-8”.')
  }
}

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed.',
  CSV_MAX_RECORD_SIZE: 'A row is too long.',
}

function linesIn(text: string): string[][] {
  try {
    return lines.parse(
      parse(text, {
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        max_record_size: 100_000,
      }),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = WORDS[error.code] ?? 'A quotation mark is in the wrong place.'
    const line =
      'lines' in error && typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : ''
    throw refused(`This file cannot be read as CSV. ${what}${line}`)
  }
}

/** Where in a row each column is. @throws AppError 422 naming what is missing or too much */
function columnsIn<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  passedOver: readonly string[],
): ReadonlyMap<Column, number> {
  const names = head.map((name) => name.trim())
  if (names.length === 1 && /[;\t]/.test(names[0] ?? '')) {
    throw refused('The columns of this file are not separated by commas. Save it with commas.')
  }
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw refused(`The first row lacks these columns: ${missing.join(', ')}.`)
  }
  const extra = names.find(
    (name, at) =>
      ![...columns, ...passedOver].some((column) => column === name) || names.indexOf(name) !== at,
  )
  if (extra !== undefined) {
    throw refused(`The first row has a column that we do not know: “${extra.slice(0, 40)}”.`)
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
  const [head, ...rest] = linesIn(textIn(data))
  if (!head || head.every((cell) => cell.trim() === '')) throw refused('This file is empty.')
  const columns = columnsIn(head, wanted, passedOver)
  if (rest.length > MOST_ROWS) throw refused(`A file can have at most ${MOST_ROWS} rows.`)
  return rest.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    if (line.length !== head.length) {
      throw refused(
        `Row ${row} has ${line.length} cells and the first row ${head.length}. Put text with commas in quotation marks.`,
      )
    }
    return [{ row, cell: (column) => line[columns.get(column) ?? -1] ?? '' }]
  })
}
