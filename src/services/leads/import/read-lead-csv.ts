import { Readable } from 'node:stream'

import { parse } from 'csv-parse'
import { z } from 'zod'

import { csvFailure, csvIn, refusedCsv } from '@/src/lib/csv/csv-text'

/** More rows than this are no list that someone typed or bought. */
const MOST_ROWS = 100_000
const PIECE = 64 * 1024

const line = z.array(z.string())

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE)
}

export type CsvLine = { readonly row: number; readonly cells: readonly string[] }

/**
 * The rows of a CSV file one after another, its head first; blank ones are left out. A quotation
 * mark within a cell, as in `The "Best" Company`, is part of it.
 * @throws AppError 422 where it is none
 */
export async function* readLeadCsv(data: Uint8Array): AsyncGenerator<CsvLine> {
  const { text, options } = csvIn(data)
  const records = Readable.from(piecesOf(text), { objectMode: true }).compose(
    parse({ ...options, relax_quotes: true }),
  )
  let row = 0
  try {
    for await (const record of records) {
      row += 1
      if (row > MOST_ROWS + 1) {
        throw refusedCsv(`A file can have at most ${MOST_ROWS.toLocaleString('en-US')} rows.`)
      }
      const cells = line.parse(record)
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells }
    }
  } catch (error) {
    throw csvFailure(error)
  }
}
