import { z } from 'zod'

import { type StateFact, stateFact } from '@/src/domain/catalogue/facts/state-fact'
import { isUnstorable } from '@/src/domain/platform/canonical-json'

import { centsIn, centsText, jsonIn } from './typed'

/** The columns of the file of all facts. The first four say which fact a row is about. */
export const FACT_COLUMNS = [
  'state',
  'company',
  'key',
  'from',
  'basis',
  'title',
  'words',
  'fee',
  'due',
  'applies',
  'when',
  'is_payment',
  'paid_with',
  'source_title',
  'source_url',
  'checked',
  'certainty',
  'note',
] as const

export type FactColumn = (typeof FACT_COLUMNS)[number]
export const factCells = z.record(z.enum(FACT_COLUMNS), z.string())
export type FactCells = Readonly<z.infer<typeof factCells>>

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value))

function feeCell(given: StateFact['fee']): string {
  if (given.type === 'fixed') return centsText(given.cents)
  return given.type === 'none' ? 'none' : json(given)
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no')

/** A fact as a row of the file: plain where a plain word says all of it, else as JSON. */
export function cellsOf(state: string, fact: StateFact): FactCells {
  return {
    state,
    company: fact.company,
    key: fact.key,
    from: fact.from ?? '',
    basis: fact.basis ?? '',
    title: fact.title,
    words: fact.words,
    fee: feeCell(fact.fee),
    due: fact.due.type === 'none' ? 'none' : json(fact.due),
    applies: fact.applies === 'everybody' ? fact.applies : json(fact.applies),
    when: json(fact.when),
    is_payment: yesOrNo(fact.isPayment),
    paid_with: fact.paidWith ?? '',
    source_title: fact.source?.title ?? '',
    source_url: fact.source?.url ?? '',
    checked: fact.checked ?? '',
    certainty: fact.certainty,
    note: fact.note,
  }
}

/** What belongs into a column, for anyone who put something else there. */
const WANTED: Readonly<Record<FactColumn, string>> = {
  state: 'Use the two letters of a state, such as WY.',
  company: 'Use llc or corporation.',
  key: 'Use small letters and underscores, such as report or tax.llc_fee.',
  from: 'Use a date such as 2026-11-21, or leave it empty for a fact that has always held.',
  basis: 'Use day or tax_year, or leave it empty.',
  title: 'Enter 1 to 120 characters.',
  words: 'Use at most 600 characters.',
  fee: 'Use an amount such as 50.00, none, or a fee as JSON.',
  due: 'Use none, or a rule as JSON.',
  applies: 'Use everybody, or JSON with owedByAll and who.',
  when: 'Use a condition as JSON, or leave it empty.',
  is_payment: 'Use yes or no, or leave it empty.',
  paid_with: 'Use the key of another fact, or leave it empty.',
  source_title: 'Enter 1 to 200 characters, with an address in source_url.',
  source_url: 'Use an address that starts with https://, with a name in source_title.',
  checked: 'Use a date such as 2026-11-21, or leave it empty.',
  certainty: 'Use confirmed or usual.',
  note: 'Use at most 1,000 characters.',
}

export type CellProblem = { readonly column: FactColumn; readonly message: string }

function typedFee(cell: string): unknown {
  if (cell === 'none') return { type: 'none' }
  const cents = centsIn(cell)
  return cents === null ? jsonIn(cell) : { type: 'fixed', cents }
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }
const orNull = (cell: string) => (cell === '' ? null : cell)
const unless = <Value>(isEmpty: boolean, name: string, value: Value) =>
  isEmpty ? {} : { [name]: value }

function typedFact(cells: FactCells): unknown {
  const { source_title: title, source_url: url } = cells
  return {
    key: cells.key,
    company: cells.company,
    title: cells.title,
    words: cells.words,
    fee: typedFee(cells.fee),
    due: cells.due === 'none' ? { type: 'none' } : jsonIn(cells.due),
    applies: cells.applies === 'everybody' ? cells.applies : jsonIn(cells.applies),
    ...unless(cells.when === '', 'when', jsonIn(cells.when) ?? null),
    ...unless(cells.is_payment === '', 'isPayment', YES_OR_NO[cells.is_payment] ?? null),
    ...unless(cells.paid_with === '', 'paidWith', cells.paid_with),
    from: orNull(cells.from),
    ...unless(cells.basis === '', 'basis', cells.basis),
    source: title === '' && url === '' ? null : { title, url },
    checked: orNull(cells.checked),
    certainty: cells.certainty,
    note: cells.note,
  }
}

const COLUMN_OF: Readonly<Record<string, FactColumn>> = {
  isPayment: 'is_payment',
  paidWith: 'paid_with',
  'source.title': 'source_title',
  'source.url': 'source_url',
}

function columnAt([first, second]: readonly PropertyKey[]): FactColumn {
  const named = COLUMN_OF[String(first)] ?? COLUMN_OF[`${String(first)}.${String(second)}`]
  return named ?? FACT_COLUMNS.find((column) => column === first) ?? 'key'
}

/** What JSON says wrong, within a column whose value it is. */
function detail(column: FactColumn, path: readonly PropertyKey[], message: string): string {
  const isJson = column === 'fee' || column === 'due' || column === 'applies' || column === 'when'
  return isJson && path.length > 1 ? ` (${path.slice(1).map(String).join('.')}: ${message})` : ''
}

/** The first cell with a text that the database would refuse, be it within JSON. */
function unstorableIn(cells: FactCells, fact: StateFact): CellProblem | null {
  const inJson: Partial<Record<FactColumn, unknown>> = {
    fee: fact.fee,
    applies: fact.applies,
  }
  const column = FACT_COLUMNS.find((one) => isUnstorable(cells[one]) || isUnstorable(inJson[one]))
  return column ? { column, message: 'It contains a character that cannot be stored.' } : null
}

/** A row of the file as a fact, or which cell is wrong and why. */
export function factIn(cells: FactCells): StateFact | CellProblem {
  const typed = typedFact(cells)
  const parsed = stateFact.safeParse(typed)
  if (parsed.success) return unstorableIn(cells, parsed.data) ?? parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path ?? []
  const column = columnAt(path)
  return { column, message: WANTED[column] + detail(column, path, issue?.message ?? '') }
}
