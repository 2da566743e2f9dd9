import { parse } from 'csv-parse/sync'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { states } from '@/src/database-schema'
import { FEE_COLUMNS, feeCells, planFees } from '@/src/domain/catalogue/editing/fee-file'
import { FACT_COLUMNS, factCells } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { type ImportPlan, planImport } from '@/src/domain/catalogue/fact-editing/fact-import'
import type { StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { plural } from '@/src/domain/vocabulary/plural'
import { csvFailure, csvIn, refusedCsv } from '@/src/lib/csv/csv'
import { inTransactionOf, lockRows } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import {
  officeDay,
  requireReadable,
  type StateWithFacts,
  statesWithFacts,
  versionOf,
  writeFacts,
} from '@/src/services/catalogue/facts/state-with-facts'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

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

/** Reads the rows of a file with these columns. @throws AppError 422 where it has others */
const rowsOf =
  <Column extends string, Cells>(columns: readonly Column[], cells: z.ZodType<Cells>) =>
  (data: Uint8Array) =>
    readCsv(data, columns).map(({ row, cell }) => ({
      row,
      cells: cells.parse(Object.fromEntries(columns.map((column) => [column, cell(column)]))),
    }))

/** A kind of file: how it is read, and what it would do. */
type FileKind<Row extends { readonly cells: { readonly state: string } }> = {
  readonly read: (data: Uint8Array) => readonly Row[]
  readonly plan: (
    rows: readonly Row[],
    states: ReadonlyMap<string, readonly StateFact[]>,
    today: string,
  ) => ImportPlan
}

export type FileReader = (
  data: Uint8Array,
  known: readonly StateWithFacts[],
  today: string,
) => { readonly plan: ImportPlan; readonly token: string }

function readerOf<Row extends { readonly cells: { readonly state: string } }>(
  kind: FileKind<Row>,
): FileReader {
  return (data, known, today) => {
    const rows = kind.read(data)
    const plan = kind.plan(rows, new Map(known.map(({ code, facts }) => [code, facts])), today)
    const named = new Set(rows.map(({ cells }) => cells.state.trim().toUpperCase()))
    const versions = known.flatMap(({ code, version }) =>
      named.has(code) ? [[code, version]] : [],
    )
    return { plan, token: versionOf([Buffer.from(data).toString('base64'), versions]) }
  }
}

export const FACT_FILE = readerOf({ read: rowsOf(FACT_COLUMNS, factCells), plan: planImport })
export const FEE_FILE = readerOf({ read: rowsOf(FEE_COLUMNS, feeCells), plan: planFees })

export type Imported = Omit<ImportPlan, 'facts'>

/** What a file would do, and the name of exactly that: of the file and the facts it was compared with. */
type CheckedImport = Imported & { readonly token: string }

type Compared = {
  readonly plan: ImportPlan
  readonly token: string
  readonly known: readonly StateWithFacts[]
}

async function compare(req: PayloadRequest, data: Uint8Array, read: FileReader): Promise<Compared> {
  const known = await statesWithFacts(req)
  return { ...read(data, known, await officeDay(req)), known }
}

/** What a file would change. Nothing is written. @throws AppError 422 where it is no file of facts */
export async function checkImport(
  req: PayloadRequest,
  data: Uint8Array,
  read: FileReader,
): Promise<CheckedImport> {
  const { plan, token } = await compare(req, data, read)
  const { facts: _facts, ...shown } = plan
  return { ...shown, token }
}

function requireSame({ token, plan }: Compared, given: string): void {
  if (token !== given) {
    throw new AppError(
      'changed_meanwhile',
      'The facts or the file changed since you checked it. Check the file again.',
      409,
    )
  }
  if (plan.refused.length > 0) {
    const rows = plural(plan.refused.length, 'row')
    const message = `${rows} cannot be used. Correct the file, then check it again.`
    throw new AppError('refused_rows', message, 422)
  }
  if (plan.added.length + plan.changed.length === 0) {
    throw new AppError('nothing_to_change', 'There is nothing to change.', 422)
  }
}

/**
 * Writes exactly what `checkImport` showed under this token, all of it or nothing.
 * @throws AppError 409 when file or facts are others by now, 422 when rows are refused
 */
export async function importFacts(
  req: PayloadRequest,
  data: Uint8Array,
  token: string,
  read: FileReader,
): Promise<Imported> {
  const plan = await inTransactionOf(req, async (inside) => {
    await lockRows(inside, states)
    const compared = await compare(inside, data, read)
    requireSame(compared, token)
    for (const state of compared.known) {
      const facts = compared.plan.facts.get(state.code)
      if (!facts) continue
      requireReadable(state)
      await writeFacts(inside, state.id, facts)
    }
    return compared.plan
  })
  await invalidateTags(req, ['states']) // again, for a page that was made before the commit
  const { facts: _facts, ...shown } = plan
  return shown
}
