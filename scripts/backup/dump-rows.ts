import type pg from 'pg'
import { z } from 'zod'

import type { Table } from './archive-format'
import { place } from './tables'

/** Rows are fetched so many at a time, and written in parts of about so many bytes. */
const FETCHED = 200
const PART = 1_000_000

const fetched = z.array(z.object({ row: z.string() }))

export type RowPart = { readonly bytes: Buffer; readonly rows: number }

/** The rows of a table in the snapshot of the session, as PostgreSQL itself writes rows as text. */
export async function* rowParts(client: pg.Client, table: Table): AsyncGenerator<RowPart> {
  const one = 'one whole row'
  await client.query(
    `declare parts no scroll cursor for select "${one}"::text as row from ${place(table)} as "${one}"`,
  )
  let lines: string[] = []
  let size = 0
  const part = () => {
    const made = { bytes: Buffer.from(lines.join('')), rows: lines.length }
    lines = []
    size = 0
    return made
  }
  for (;;) {
    const { rows } = await client.query(`fetch ${FETCHED} from parts`)
    if (rows.length === 0) break
    for (const { row } of fetched.parse(rows)) {
      const line = `${JSON.stringify(row)}\n`
      lines.push(line)
      size += line.length
      if (size >= PART) yield part()
    }
  }
  if (lines.length > 0) yield part()
  await client.query('close parts')
}
