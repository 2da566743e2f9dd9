import { z } from 'zod'
import {
  changedCells,
  type ImportPlan,
  planRows,
} from '@/src/domain/catalogue/fact-editing/fact-import'
import { escapedCell, isFormula, plainCell } from '@/src/domain/catalogue/fact-editing/fee-text'
import { centsIn, centsText } from '@/src/domain/catalogue/fact-editing/typed'
import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact, stateFact } from '@/src/domain/catalogue/facts/state-fact'
import { isUnstorable } from '@/src/domain/platform/canonical-json'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

import { changedFee, type FeeChange, feeCents } from './fee-change'

export const FEE_COLUMNS = [
  'state',
  'filing_fee',
  'from',
  'source_title',
  'source_url',
  'checked',
] as const

type FeeColumn = (typeof FEE_COLUMNS)[number]
export const feeCells = z.record(z.enum(FEE_COLUMNS), z.string())
type FeeCells = Readonly<z.infer<typeof feeCells>>
type FeeRow = { readonly row: number; readonly cells: FeeCells }

type Refusal = { readonly column: FeeColumn; readonly message: string }

const isRefusal = (value: object): value is Refusal => 'column' in value

function cellsOf(state: string, fact: StateFact): FeeCells {
  return {
    state,
    filing_fee: centsText(feeCents(fact.fee) ?? 0),
    from: fact.from ?? '',
    source_title: fact.source?.title ?? '',
    source_url: fact.source?.url ?? '',
    checked: fact.checked ?? '',
  }
}

/** The fees of a state that hold today or are to come, as rows of the file. @param today an ISO day */
export function feeLines(
  state: string,
  facts: readonly StateFact[],
  today: string,
): readonly (readonly string[])[] {
  const versions = versionsOf(facts, 'filing_fee', 'llc').filter(
    (one) => feeCents(one.fee) !== null,
  )
  const present = versions.findLastIndex(({ from }) => from === null || from <= today)
  return versions.slice(Math.max(present, 0)).map((fact) => {
    const cells = cellsOf(state, fact)
    return FEE_COLUMNS.map((column) => escapedCell(cells[column]))
  })
}

const day = z.union([z.literal(''), z.iso.date()])

/** A row as it is meant, or which cell is wrong. */
function changeIn(cells: FeeCells): FeeChange | Refusal {
  const formula = FEE_COLUMNS.find((column) => isFormula(cells[column]))
  if (formula) return { column: formula, message: 'It begins like a formula.' }
  const unstorable = FEE_COLUMNS.find((column) => isUnstorable(cells[column]))
  if (unstorable) {
    return { column: unstorable, message: 'It contains a character that cannot be stored.' }
  }
  const cents = centsIn(cells.filing_fee)
  if (cents === null || cents > 1_000_000_00) {
    return { column: 'filing_fee', message: 'Use an amount such as 50.00.' }
  }
  for (const column of ['from', 'checked'] as const) {
    if (!day.safeParse(cells[column]).success) {
      return { column, message: 'Use a date such as 2026-11-21, or leave it empty.' }
    }
  }
  const source = sourceIn(plainCell(cells.source_title), plainCell(cells.source_url))
  if (source !== null && isRefusal(source)) return source
  return { cents, from: cells.from || null, source, checked: cells.checked || null }
}

function sourceIn(title: string, url: string): StateFact['source'] | Refusal {
  if (title === '' && url === '') return null
  const { data, error } = stateFact.shape.source.safeParse({ title, url })
  if (data) return data
  return error?.issues.some(({ path }) => path[0] === 'title')
    ? {
        column: 'source_title',
        message: 'Enter 1 to 200 characters, with an address in source_url.',
      }
    : {
        column: 'source_url',
        message: 'Use an address that starts with https://, with a name in source_title.',
      }
}

/**
 * Compares a file of fees with the facts as they are: nothing is written. Fees that the file does
 * not name stay as they are.
 *
 * @param states the facts of each state, by its code
 * @param today an ISO day
 */
export function planFees(
  rows: readonly FeeRow[],
  states: ReadonlyMap<string, readonly StateFact[]>,
  today: string,
): ImportPlan {
  return planRows(rows, ({ row, cells }: FeeRow, tally): Refusal | null => {
    const state = cells.state.trim().toUpperCase()
    const present = tally.facts.get(state) ?? states.get(state)
    if (!present) {
      return { column: 'state', message: `No state has the code “${cells.state.slice(0, 20)}”.` }
    }
    const change = changeIn(cells)
    if (isRefusal(change)) return change
    const found = changedFee(present, change, today)
    if (!found.ok) return { column: found.field, message: found.message }
    const id = factId(found.fact)
    const earlier = tally.seen.get(`${state}:${id}`)
    if (earlier) return { column: 'state', message: `Row ${earlier} is about the same fee.` }
    tally.seen.set(`${state}:${id}`, row)
    if (found.is === 'same') {
      tally.same += 1
      return null
    }
    tally.facts.set(state, found.facts)
    const about = { row, state, id, title: found.fact.title }
    if (found.before) {
      tally.changed.push({
        ...about,
        changes: changedCells(
          FEE_COLUMNS,
          cellsOf(state, found.before),
          cellsOf(state, found.fact),
        ),
      })
    } else {
      const from = found.fact.from ? ` from ${calendarDay(found.fact.from)}` : ''
      tally.added.push({ ...about, title: `$${centsText(change.cents)}${from}` })
    }
    return null
  })
}
