import { isFormula, plainCell } from '@/src/domain/catalogue/fact-editing/fee-text'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { isSameJson } from '@/src/domain/platform/canonical-json'
import { cellsOf, FACT_COLUMNS, type FactCells, type FactColumn, factIn } from './fact-columns'

/** A row of the file; its number is the one that a spreadsheet shows. */
type FileRow = { readonly row: number; readonly cells: FactCells }

export type ChangedCell = {
  readonly column: string
  readonly before: string
  readonly after: string
}

export type AboutRow = {
  readonly row: number
  readonly state: string
  readonly id: string
  readonly title: string
}

/** What a file would do, row by row. */
export type ImportPlan = {
  readonly added: readonly AboutRow[]
  readonly changed: readonly (AboutRow & { readonly changes: readonly ChangedCell[] })[]
  readonly same: number
  readonly refused: readonly {
    readonly row: number
    readonly column: string
    readonly message: string
  }[]
  /** The facts of each jurisdiction that becomes another one, by its code. */
  readonly facts: ReadonlyMap<string, readonly StateFact[]>
}

type Refusal = { readonly column: FactColumn; readonly message: string }

const isRefusal = (value: StateFact | Refusal): value is Refusal => 'column' in value

const withoutEscapes = (cells: FactCells): FactCells => {
  const plain = { ...cells }
  for (const column of FACT_COLUMNS) plain[column] = plainCell(cells[column])
  return plain
}

/** The cells of a row that differ. */
export function changedCells<Column extends string>(
  columns: readonly Column[],
  before: Readonly<Record<Column, string>>,
  after: Readonly<Record<Column, string>>,
): ChangedCell[] {
  return columns.flatMap((column) =>
    before[column] === after[column]
      ? []
      : [{ column, before: before[column], after: after[column] }],
  )
}

/** What a fact may not say, though each of its cells is right. */
function wrongIn({ certainty, source, checked }: StateFact, today: string): Refusal | null {
  if (checked && checked > today) {
    return { column: 'checked', message: 'This day is in the future.' }
  }
  if (certainty !== 'confirmed') return null
  if (!source) return { column: 'source_title', message: 'A confirmed fact needs its source.' }
  if (checked) return null
  return { column: 'checked', message: 'A confirmed fact needs the day on which it was read.' }
}

/** The facts of a jurisdiction with one that is in the file: in place of its own, or after its kind. */
function withFact(facts: readonly StateFact[], fact: StateFact): readonly StateFact[] {
  const at = facts.findIndex((one) => factId(one) === factId(fact))
  if (at >= 0) return facts.with(at, fact)
  const kin = facts.findLastIndex((one) => one.company === fact.company && one.key === fact.key)
  return kin >= 0 ? facts.toSpliced(kin + 1, 0, fact) : [...facts, fact]
}

/** What is known of a file so far, and at which row each thing in it was named. */
type Tally = {
  readonly added: AboutRow[]
  readonly changed: (AboutRow & { changes: ChangedCell[] })[]
  readonly facts: Map<string, readonly StateFact[]>
  readonly seen: Map<string, number>
  same: number
}

/** Goes through the rows of a file; `take` notes what one would do, or gives why it can't. */
export function planRows<Row extends { readonly row: number }>(
  rows: readonly Row[],
  take: (row: Row, tally: Tally) => { readonly column: string; readonly message: string } | null,
): ImportPlan {
  const tally: Tally = { added: [], changed: [], facts: new Map(), seen: new Map(), same: 0 }
  const refused = rows.flatMap((one) => {
    const refusal = take(one, tally)
    return refusal ? [{ row: one.row, ...refusal }] : []
  })
  const { added, changed, facts, same } = tally
  return { added, changed, same, refused, facts }
}

/**
 * Compares a file with the facts as they are: nothing is written. What the file does not name
 * stays as it is.
 *
 * @param states the facts of each jurisdiction, by its code
 * @param today an ISO day
 */
export function planImport(
  rows: readonly FileRow[],
  states: ReadonlyMap<string, readonly StateFact[]>,
  today: string,
): ImportPlan {
  return planRows(rows, ({ row, cells }: FileRow, tally): Refusal | null => {
    const formula = FACT_COLUMNS.find((column) => isFormula(cells[column]))
    if (formula) {
      const message = 'It begins like a formula. Begin it with a letter, or with an apostrophe.'
      return { column: formula, message }
    }
    const plain = withoutEscapes(cells)
    const { state } = plain
    const present = states.get(state)
    if (!present)
      return { column: 'state', message: `No state has the code “${state.slice(0, 20)}”.` }
    const fact = factIn(plain)
    if (isRefusal(fact)) return fact
    const id = factId(fact)
    const earlier = tally.seen.get(`${state}:${id}`)
    if (earlier) return { column: 'key', message: `Row ${earlier} is about the same fact.` }
    tally.seen.set(`${state}:${id}`, row)
    const old = present.find((one) => factId(one) === id)
    if (old && isSameJson(old, fact)) {
      tally.same += 1
      return null
    }
    const wrong = wrongIn(fact, today)
    if (wrong) return wrong
    tally.facts.set(state, withFact(tally.facts.get(state) ?? present, fact))
    const about = { row, state, id, title: fact.title }
    if (old)
      tally.changed.push({
        ...about,
        changes: changedCells(FACT_COLUMNS, cellsOf(state, old), cellsOf(state, fact)),
      })
    else tally.added.push(about)
    return null
  })
}
