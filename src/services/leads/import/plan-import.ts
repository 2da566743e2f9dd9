import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { leads } from '@/src/database-schema'
import {
  filledBy,
  guessMapping,
  type ImportedLead,
  type ImportOptions,
  type ImportPlan,
  mappingInput,
  type RefusedCell,
  readRow,
} from '@/src/domain/leads/lead-import'
import { csvFailure, csvIn, refusedCsv } from '@/src/lib/csv/csv'
import { type Caller, databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { readPhone } from '@/src/services/platform/phone-number'

/** More rows than this are no list that someone typed or bought. */
const MOST_ROWS = 100_000
const PIECE = 64 * 1024

const line = z.array(z.string())

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE)
}

type CsvLine = { readonly row: number; readonly cells: readonly string[] }

/**
 * The rows of a CSV file one after another, its head first; blank ones are left out. A quotation
 * mark within a cell, as in `The "Best" Company`, is part of it.
 * @throws AppError 422 where it is none
 */
async function* readLeadCsv(data: Uint8Array): AsyncGenerator<CsvLine> {
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

const AT_ONCE = 500
const SHOWN_REFUSALS = 100

type Added = { readonly row: number; readonly lead: ImportedLead }
type Merged = Added & { readonly id: string; readonly filled: ReturnType<typeof filledBy> }

/** Rows of a file that were compared with what is known, some at a time. */
export type ImportBatch = {
  readonly added: readonly Added[]
  readonly merged: readonly Merged[]
  /** The addresses of all rows that can be used, also of those that change nothing. */
  readonly emails: readonly string[]
}

const KNOWN = {
  id: leads.id,
  email: leads.email,
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  companyName: leads.companyName,
  converted: leads.converted,
  deletedAt: leads.deletedAt,
}

/** Names a file and how it is read, so that what is imported is what was shown. */
export const tokenOf = (data: Uint8Array, { mapping, consent }: ImportOptions): string =>
  createHash('sha256')
    .update(data)
    .update(JSON.stringify([mapping, consent]))
    .digest('hex')

const EXAMPLES = 5

const wordsOf = (filled: Merged['filled']) =>
  Object.values(filled)
    .filter((value) => value !== undefined)
    .join(', ')

/**
 * Compares a file with the leads that are known, some rows at a time. Nothing is written here.
 * @param apply writes them; returns how many leads it added @throws AppError 422 where it is no file of leads
 */
export async function planImport(
  caller: Caller,
  data: Uint8Array,
  options: ImportOptions,
  apply: (batch: ImportBatch) => Promise<number> = async ({ added }) => added.length,
): Promise<ImportPlan> {
  const db = await databaseOf(caller)
  const lines = readLeadCsv(data)
  const first = await lines.next()
  if (first.done) throw new AppError('bad_file', 'This file is empty.', 422)
  const head = first.value.cells.map((name) => name.trim())
  const guessed = options.mapping ?? guessMapping(head)
  const token = tokenOf(data, { ...options, mapping: guessed })
  const nothing = { added: 0, merged: 0, same: 0, refused: 0, leftOut: 0 }
  const plan = { columns: head, mapping: guessed, token }
  const chosen = mappingInput.safeParse(guessed)
  if (!chosen.success) {
    if (options.mapping) {
      throw new AppError(
        'bad_mapping',
        chosen.error.issues[0]?.message ?? 'Choose the columns',
        422,
      )
    }
    return { ...plan, ...nothing, refusals: [], omissions: [], examples: [] }
  }

  const counts = { ...nothing }
  const refusals: RefusedCell[] = []
  const omissions: RefusedCell[] = []
  const examples: ImportPlan['examples'] = []
  const seen = new Set<string>()
  const refuse = (refused: RefusedCell) => {
    counts.refused += 1
    if (refusals.length < SHOWN_REFUSALS) refusals.push(refused)
  }
  const emailColumn = head[chosen.data.indexOf('email')] ?? 'Email'

  async function flush(rows: readonly Added[]): Promise<void> {
    if (rows.length === 0) return
    const emails = rows.map(({ lead }) => lead.email)
    const found = await db.select(KNOWN).from(leads).where(inArray(leads.email, emails))
    const byEmail = new Map(found.map((row) => [row.email, row]))
    const added: Added[] = []
    const merged: Merged[] = []
    const used: string[] = []
    for (const one of rows) {
      const known = byEmail.get(one.lead.email)
      const { row, lead } = one
      if (!known?.deletedAt) used.push(lead.email)
      if (!known) added.push(one)
      else if (known.deletedAt) {
        const message = 'This lead is in the trash. Restore it first'
        refuse({ row, column: emailColumn, cell: lead.email, message })
      } else {
        const filled = known.converted ? {} : filledBy(known, lead)
        if (Object.keys(filled).length > 0) merged.push({ ...one, id: known.id, filled })
        else counts.same += 1
      }
    }
    counts.merged += merged.length
    for (const { row, lead, filled } of merged) {
      if (examples.length < EXAMPLES)
        examples.push({ row, email: lead.email, words: wordsOf(filled) })
    }
    const made = await apply({ added, merged, emails: used })
    counts.added += made
    counts.same += added.length - made
  }

  let batch: Added[] = []
  for await (const line of lines) {
    const read = readRow(line, head, chosen.data, (typed) => readPhone(typed))
    if (!read.ok) {
      refuse(read.refused)
      continue
    }
    const { lead } = read
    if (seen.has(lead.email)) {
      const message = 'This address is in the file twice'
      refuse({ row: line.row, column: emailColumn, cell: lead.email, message })
      continue
    }
    seen.add(lead.email)
    counts.leftOut += read.leftOut.length
    omissions.push(...read.leftOut.slice(0, SHOWN_REFUSALS - omissions.length))
    batch.push({ row: line.row, lead })
    if (batch.length < AT_ONCE) continue
    await flush(batch)
    batch = []
  }
  await flush(batch)
  return { ...plan, ...counts, refusals, omissions, examples }
}
