import { CsvError, type Options } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

import { AppError } from '@/src/lib/errors'

/** One line of a CSV file (RFC 4180); nothing in it acts when a spreadsheet opens it. */
export const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { escape_formulas: true, record_delimiter: 'windows' })

export const refusedCsv = (message: string) => new AppError('bad_file', message, 422)

const UTF_16: readonly (readonly [first: number, second: number, name: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

/** A file's text: UTF-16 by the mark at its start, else UTF-8, else what Excel writes on Windows. */
function decoded(data: Uint8Array): string {
  const marked = UTF_16.find(([first, second]) => data[0] === first && data[1] === second)
  if (marked) return new TextDecoder(marked[2]).decode(data)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** What separates the columns: the sign that is most frequent in the first row, outside quotes. */
function separatorIn(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (sign: string) => head.split(sign).length
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

type Csv = { readonly text: string; readonly options: Options }

/**
 * The text of a CSV file and how it is parsed, as spreadsheets of any country and age save it.
 * @throws AppError 422 for a file that is no text
 */
export function csvIn(data: Uint8Array): Csv {
  const whole = decoded(data)
  if (/^[^\r\n]*\0/.test(whole)) throw refusedCsv('This is not a CSV file.')
  const [line, said] = /^sep=([,;\t])(?:\r\n|\r|\n)/.exec(whole) ?? []
  const text = whole.slice(line?.length ?? 0)
  return {
    text,
    options: {
      delimiter: said ?? separatorIn(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: 100_000,
      trim: true,
    },
  }
}

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed.',
  CSV_MAX_RECORD_SIZE: 'A row is too long.',
}

/** An error of the parser in words for the file's owner; any other as it is. */
export function csvFailure(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const what = WORDS[error.code] ?? 'A quotation mark is in the wrong place.'
  const at =
    'lines' in error && typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : ''
  return refusedCsv(`This file cannot be read as CSV. ${what}${at}`)
}
