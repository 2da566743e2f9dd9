import { createHash } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { states } from '@/src/database-schema'
import { FEE_COLUMNS, feeLines } from '@/src/domain/catalogue/editing/fee-file'
import {
  type Confirmation,
  type Corrected,
  type Correction,
  confirmedFacts,
  correctedFacts,
} from '@/src/domain/catalogue/fact-editing/correction'
import { cellsOf, FACT_COLUMNS } from '@/src/domain/catalogue/fact-editing/fact-columns'
import { escapedCell } from '@/src/domain/catalogue/fact-editing/fee-text'
import { beginsOn } from '@/src/domain/catalogue/facts/in-force'
import {
  factId,
  factsProblem,
  readFacts,
  type StateFact,
  stateFacts,
} from '@/src/domain/catalogue/facts/state-fact'
import { canonicalJson } from '@/src/domain/platform/canonical-json'
import { isoDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn, startOfDay, zonedDay } from '@/src/domain/vocabulary/time/time-zone'
import { csvLine } from '@/src/lib/csv/csv'
import { databaseOf, inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne, findRows } from '@/src/lib/find-one'
import { site_changes } from '@/src/lib/own-tables'
import { updateRow } from '@/src/lib/write-row'
import type { State } from '@/src/payload-types'
import { businessZone } from '@/src/services/platform/business-zone'
import { recordExport } from '@/src/services/platform/exports/export-file'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

/** A jurisdiction with what is known of it. */
export type StateWithFacts = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly facts: readonly StateFact[]
  /** Another one after each change of any of its facts. */
  readonly version: string
  /** Stored facts that cannot be read must not be written over. */
  readonly problem: string | null
}

const SELECT = { code: true, name: true, facts: true } as const

export const versionOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex')

function withFacts({ id, code, name, facts }: Pick<State, 'id' | 'code' | 'name' | 'facts'>) {
  const stored = facts ?? []
  return {
    id,
    code,
    name,
    facts: readFacts(stored),
    version: versionOf(stored),
    problem: factsProblem(stored) ?? null,
  }
}

/** All jurisdictions by name, with their facts, as the person may read them. */
export async function statesWithFacts(req: PayloadRequest): Promise<StateWithFacts[]> {
  const docs = await findRows(req, 'states', {
    sort: 'name',
    select: SELECT,
    overrideAccess: false,
  })
  return docs.map(withFacts)
}

/** One of them; null where there is none, or none that the person may read. */
export async function stateWithFacts(
  req: PayloadRequest,
  which: { readonly id: string } | { readonly code: string },
): Promise<StateWithFacts | null> {
  const [name, value] =
    'id' in which ? (['id', which.id] as const) : (['code', which.code] as const)
  const row = await findOne(req, 'states', {
    where: { [name]: { equals: value } },
    select: SELECT,
    overrideAccess: false,
  })
  return row ? withFacts(row) : null
}

/** Today in the office, as an ISO day. */
export const officeDay = async (req: PayloadRequest): Promise<string> =>
  isoDayIn(new Date(), await businessZone(req))

const gone = () => new AppError('no_state', 'This state does not exist.', 404)

const changedMeanwhile = (name: string) =>
  new AppError(
    'changed_meanwhile',
    `The facts for ${name} changed while you had this page open. Your changes are still in the form. Compare them with the current entry, then save again.`,
    409,
  )

/** @throws AppError 409 where what is stored could not be read, and would be lost */
export function requireReadable({ name, problem }: StateWithFacts): void {
  if (!problem) return
  const message = `The stored facts for ${name} cannot be read, so nothing was changed. ${problem}`
  throw new AppError('unreadable_facts', message, 409)
}

/** Writes a jurisdiction's facts: its hooks keep the fee in step, the log and the site's cache. */
export async function writeFacts(
  req: PayloadRequest,
  id: string,
  facts: readonly StateFact[],
): Promise<void> {
  const { data, error } = stateFacts.safeParse(facts)
  if (error) throw new AppError('unusable_facts', 'A state can have at most 200 facts.', 422)
  await updateRow(req, 'states', id, { data: { facts: data }, overrideAccess: false })
}

type WrittenFact = {
  readonly id: string
  readonly fact: StateFact
  /** As it was before. */
  readonly state: StateWithFacts
}

function done(corrected: Corrected) {
  if (corrected.ok) return corrected
  const { message, field } = corrected
  throw new AppError('not_corrected', message, 422, field ? { [field]: message } : undefined)
}

/**
 * Changes a fact of a jurisdiction as someone decided who saw all of them in the state that
 * `version` names. @throws AppError 404, 409 when they are others by now, or 422
 */
async function write(
  req: PayloadRequest,
  id: string,
  version: string,
  change: (facts: readonly StateFact[]) => Corrected,
): Promise<WrittenFact> {
  const written = await inTransactionOf(req, async (inside) => {
    if (!(await lockRow(inside, states, id))) throw gone()
    const state = await stateWithFacts(inside, { id })
    if (!state) throw gone()
    if (state.version !== version) throw changedMeanwhile(state.name)
    requireReadable(state)
    const { fact, facts } = done(change(state.facts))
    await writeFacts(inside, id, facts)
    return { id: factId(fact), fact, state }
  })
  await invalidateTags(req, ['states']) // again, for a page that was made before the commit
  return written
}

/** Corrects a version of a fact, or lets another follow it. @throws AppError 404, 409, 422 */
export async function correctFact(
  req: PayloadRequest,
  state: string,
  { version, ...correction }: Correction,
): Promise<WrittenFact> {
  const today = await officeDay(req)
  return write(req, state, version, (facts) => correctedFacts(facts, correction, today))
}

/** Notes that someone read a fact again and found it right. @throws AppError 404, 409, 422 */
export async function confirmFact(
  req: PayloadRequest,
  state: string,
  { version, ...confirmation }: Confirmation,
): Promise<WrittenFact> {
  return write(req, state, version, (facts) => confirmedFacts(facts, confirmation))
}

/** All facts in all their versions, as a file that can be corrected and imported again. */
export async function exportFacts(req: PayloadRequest): Promise<string> {
  const states = await statesWithFacts(req)
  const rows = states.flatMap(({ code, facts }) =>
    facts.map((fact) => {
      const cells = cellsOf(code, fact)
      return csvLine(FACT_COLUMNS.map((column) => escapedCell(cells[column])))
    }),
  )
  await recordExport(req, {
    area: 'states',
    entity: 'states',
    list: 'State facts',
    rows: rows.length,
  })
  return csvLine(FACT_COLUMNS) + rows.join('')
}

/** The filing fees of all states, as a file that can be corrected and imported again. */
export async function exportFees(req: PayloadRequest): Promise<string> {
  const [states, today] = [await statesWithFacts(req), await officeDay(req)]
  const lines = states.flatMap(({ code, facts }) => feeLines(code, facts, today))
  await recordExport(req, {
    area: 'states',
    entity: 'states',
    list: 'State fees',
    rows: lines.length,
  })
  return [FEE_COLUMNS, ...lines].map(csvLine).join('')
}

/** Clocks of two machines differ: what a web process read again right after midnight may be of the day before. */
const MARGIN_MS = 5 * 60_000

async function wereReadAgainSince(payload: Payload, moment: Date): Promise<boolean> {
  const db = await databaseOf({ payload })
  const found = await db
    .select({ id: site_changes.id })
    .from(site_changes)
    .where(and(eq(site_changes.tag, 'states'), gte(site_changes.at, moment.toISOString())))
    .limit(1)
  return found.length > 0
}

/**
 * Has the site read the states again on a day of the office with which a fact begins, such as a fee that
 * was announced: pages are kept for hours, and no one saves anything at midnight. Not again where the
 * states were read again on that day already, be it because someone saved one.
 *
 * @param at the moment that counts as now
 * @returns whether the site was told
 */
export async function showBegunFacts(payload: Payload, at = new Date()): Promise<boolean> {
  const zone = await businessZone({ payload })
  const today = zonedDay(at, zone)
  const begun = new Date(startOfDay(today, zone).getTime() + MARGIN_MS)
  if (await wereReadAgainSince(payload, begun)) return false
  const docs = await findRows({ payload }, 'states', {
    where: { isActive: { equals: true } },
    select: { facts: true },
    overrideAccess: true, // the worker has no user
  })
  const begins = docs.some(({ facts }) =>
    readFacts(facts).some((fact) => beginsOn(fact, isoDate(today))),
  )
  if (begins) await invalidateTags({ payload }, ['states'])
  return begins
}
