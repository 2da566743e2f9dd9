import type { PayloadRequest } from 'payload'
import { changedFee } from '@/src/domain/catalogue/editing/fee-change'
import {
  type StateEntry,
  type StateTyped,
  stateEntry,
} from '@/src/domain/catalogue/editing/state-form'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { llcFeeInForce } from '@/src/domain/catalogue/facts/filing-fee'
import { factsProblem, readFacts, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import { usd } from '@/src/domain/vocabulary/money/money'
import { wrongField } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { State } from '@/src/payload-types'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { asStaff, entryRow, gone, type Shown, saveEntry, shownEntry } from './entry'

/** A state as its form shows it: with the fee that is charged today, an ISO day of the office. */
export const shownState = (row: State, today: string): Shown<StateEntry> =>
  shownEntry(row.id, row.name, stateEntry(row, llcFeeInForce(row, today).filingFee))

async function readState(req: PayloadRequest, id: string): Promise<Shown<StateEntry> | null> {
  const row = await entryRow(req, 'states', id)
  return row && shownState(row, await officeDay(req))
}

/** @throws AppError 422 when another state has the code, be it in the trash */
async function requireFreeCode(req: PayloadRequest, code: string, id: string | null) {
  const other = await findOne(req, 'states', {
    where: { and: [{ code: { equals: code } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    select: { name: true, deletedAt: true },
    trash: true,
    ...asStaff(req),
  })
  if (!other) return
  const place = other.deletedAt ? ' in the trash. Restore it instead.' : '. Choose another one.'
  throw wrongField('code', `${other.name} has this code${other.deletedAt ? ' and is' : ''}${place}`)
}

/** The facts with the fee that was typed. @throws AppError 422 beside its field */
async function withFee(
  req: PayloadRequest,
  facts: readonly StateFact[],
  { filingFee, feeFrom, sourceTitle, sourceUrl, checked }: StateTyped,
): Promise<readonly StateFact[]> {
  const changed = changedFee(
    facts,
    {
      cents: usd(filingFee).minor,
      from: feeFrom || null,
      source: sourceTitle ? { title: sourceTitle, url: sourceUrl } : null,
      checked: checked || null,
    },
    await officeDay(req),
  )
  if (changed.ok) return changed.facts
  const fields = { filing_fee: 'filingFee', from: 'feeFrom', checked: 'checked' } as const
  throw wrongField(fields[changed.field], changed.message)
}

const dataOf = (typed: StateTyped) => ({
  name: typed.name,
  code: typed.code,
  oneTimePrice: typed.serviceFee,
  turnaroundTime: typed.turnaroundTime,
  isActive: typed.isActive,
  agent: {
    name: typed.agentName,
    street: typed.agentStreet,
    city: typed.agentCity,
    zipCode: typed.agentZip,
  },
})

const KIND = {
  slug: 'states',
  read: readState,
  create: async (req: PayloadRequest, typed: StateTyped) => {
    await requireFreeCode(req, typed.code, null)
    // The first fee has always held, whatever day the form names.
    const facts = [...(await withFee(req, [], { ...typed, feeFrom: '' }))]
    const data = { ...dataOf(typed), isPopular: false, filingFee: typed.filingFee, facts }
    return (await createRow(req, 'states', { data, ...asStaff(req) })).id
  },
  update: async (req: PayloadRequest, id: string, typed: StateTyped) => {
    await requireFreeCode(req, typed.code, id)
    const row = await entryRow(req, 'states', id)
    if (!row) throw gone('states')
    const isOther = llcFeeInForce(row, await officeDay(req)).filingFee !== typed.filingFee
    const problem = isOther ? factsProblem(row.facts ?? []) : undefined
    if (problem) throw wrongField('filingFee', `The stored facts cannot be read. ${problem}`)
    const facts = isOther ? [...(await withFee(req, readFacts(row.facts), typed))] : undefined
    const data = { ...dataOf(typed), ...(facts && { facts }) }
    await updateRow(req, 'states', id, { data, ...asStaff(req) })
  },
} as const

/**
 * Saves a state as its form says it. Another filing fee becomes a version of its fact, so that the
 * earlier one and its source stay as history. @throws AppError 404, 409, 422
 */
export const saveState = (req: PayloadRequest, seen: SeenEntry, typed: StateTyped) =>
  saveEntry(req, KIND, seen, typed)
