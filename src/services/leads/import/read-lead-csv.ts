import { Readable } from 'node:stream'

import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'

import { AppError } from '@/src/lib/errors'

/** More rows than this are no list that someone typed or bought. */
const MOST_ROWS = 100_000
const PIECE = 64 * 1024

const refused = (message: string) => new AppError('bad_file', message, 422)

const line = z.array(z.string())

const WORDS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is opened and never closed.',
  CSV_MAX_RECORD_SIZE: 'A row is too long.',
}

/** A file piece by piece, so that its text is never whole in memory. */
function* piecesOf(data: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true }) // takes a mark at its start away
  for (let from = 0; from < data.byteLength; from += PIECE) {
    yield decoder.decode(data.subarray(from, from + PIECE), { stream: true })
  }
  yield decoder.decode()
}

function wordsOf(error: unknown): AppError | null {
  if (
    error instanceof TypeError &&
    'code' in error &&
    error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  ) {
    return refused('This file is not in UTF-8. In your spreadsheet, save it as “CSV UTF-8”.')
  }
  if (!(error instanceof CsvError)) return null
  const what = WORDS[error.code] ?? 'A quotation mark is in the wrong place.'
  const at =
    'lines' in error && typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : ''
  return refused(`This file cannot be read as CSV. ${what}${at}`)
}

export type CsvLine = { readonly row: number; readonly cells: readonly string[] }

/**
 * The rows of a CSV file one after another, its head first; blank ones are left out.
 * @throws AppError 422 where it is none
 */
export async function* readLeadCsv(data: Uint8Array): AsyncGenerator<CsvLine> {
  const records = Readable.from(piecesOf(data), { objectMode: true }).compose(
    parse({
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: 100_000,
    }),
  )
  let row = 0
  try {
    for await (const record of records) {
      row += 1
      if (row > MOST_ROWS + 1) {
        throw refused(`A file can have at most ${MOST_ROWS.toLocaleString('en-US')} rows.`)
      }
      const cells = line.parse(record)
      if (row === 1 && cells.length === 1 && /[;\t]/.test(cells[0] ?? '')) {
        throw refused('The columns of this file are not separated by commas. Save it with commas.')
      }
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    }
  } catch (error) {
    throw wordsOf(error) ?? error
  }
}
