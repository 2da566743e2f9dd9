import type { PayloadRequest } from 'payload'
import {
  type StandingFact,
  standingFacts,
} from '@/src/domain/catalogue/fact-editing/standing-facts'
import { cursorText, type Question, type Rows } from '@/src/queries/platform/list-pages'
import { officeDay, statesWithFacts } from '@/src/services/catalogue/facts/state-with-facts'

import { factHref } from './fact-address'
import { COMPANY_WORDS, valueText } from './fact-text'

export type FactRow = Omit<StandingFact, 'id'> & {
  readonly id: string
  readonly code: string
  readonly state: string
  readonly href: string
  readonly today: string
}

const includes = (values: readonly string[] | undefined, one: string) =>
  !values || values.includes(one)

const textOf = ({ state, fact }: FactRow) =>
  [
    state,
    fact.title,
    fact.key,
    COMPANY_WORDS[fact.company],
    valueText(fact),
    fact.source?.title,
    fact.source?.url,
    fact.note,
  ]
    .join('\n')
    .toLowerCase()

function isAsked(row: FactRow, { view, chosen, text }: Question): boolean {
  if (view === 'review' && row.reasons.length === 0) return false
  if (view === 'scheduled' && !row.isScheduled) return false
  const { reasons, fact } = row
  const isWanted =
    includes(chosen.state, row.code) &&
    includes(chosen.type, fact.company) &&
    (!chosen.reason || reasons.some((reason) => chosen.reason?.includes(reason)))
  return (
    isWanted &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => textOf(row).includes(word))
  )
}

const oldestFirst = (a: FactRow, b: FactRow) =>
  (a.fact.checked ?? '').localeCompare(b.fact.checked ?? '')

/** By the day on which they were read, then as the states and their facts are listed. */
const sorted = (rows: readonly FactRow[], sort: string) =>
  rows.toSorted((a, b) => (sort.startsWith('-') ? oldestFirst(b, a) : oldestFirst(a, b)))

export async function factRows(req: PayloadRequest, asked: Question): Promise<FactRow[]> {
  const today = await officeDay(req)
  const rows = (await statesWithFacts(req)).flatMap(({ code, name, facts }) =>
    standingFacts(facts, today).map((one) => ({
      ...one,
      id: `${code}:${one.id}`,
      code,
      state: name,
      href: factHref(code, one.id),
      today,
    })),
  )
  return sorted(
    rows.filter((row) => isAsked(row, asked)),
    asked.sort,
  )
}

/** The kit's place in a list is a moment and an id; ours counts the rows before it. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const placeOf = (at: number) => cursorText([new Date(at).toISOString(), NO_ID])

export async function factPage(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<FactRow>> {
  const rows = await factRows(req, asked)
  const begin = asked.after ? Date.parse(String(asked.after[0])) : 0
  const end = begin + limit
  return { rows: rows.slice(begin, end), after: end < rows.length ? placeOf(end) : null }
}
