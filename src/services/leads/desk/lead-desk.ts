import type { PayloadRequest } from 'payload'
import { leads } from '@/src/database-schema'
import {
  CALL_OUTCOMES,
  type CallInput,
  callText,
  LEAD_LABELS,
} from '@/src/domain/leads/lead-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { isoDayIn, startOfDay } from '@/src/domain/vocabulary/time/time-zone'
import { lockRow, transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Lead } from '@/src/payload-types'
import { addActivity } from '@/src/services/leads/add-activity'
import { businessZone } from '@/src/services/platform/business-zone'
import { type Assignee, staffHolding } from '@/src/services/platform/staff-holding'

/** A lead, wherever it is. @throws AppError 404 when there is none that the person may read */
export async function findLead(req: PayloadRequest, id: string): Promise<Lead> {
  const lead = await findById(req, 'leads', id, { trash: true, overrideAccess: false })
  if (lead) return lead
  throw new AppError('no_lead', 'This lead does not exist.', 404)
}

/** Finds a lead and locks it until the end of the transaction. @throws AppError 404 */
export async function holdLead(req: PayloadRequest, id: string): Promise<Lead> {
  await lockRow(req, leads, id)
  return findLead(req, id)
}

/**
 * A lead that staff are about to change, as it is now: no one else changes it until the end of the
 * transaction. @throws AppError 404 when there is none that the person may read
 */
async function openLead(req: PayloadRequest, id: string, isTrashed = false): Promise<Lead> {
  const lead = await holdLead(req, id)
  if (Boolean(lead.deletedAt) === isTrashed) return lead
  throw new AppError('no_lead', 'This lead does not exist.', 404)
}

/** Writes what was decided about it, in the trash or not. */
const writeLead = (req: PayloadRequest, id: string, data: Partial<Lead>): Promise<Lead> =>
  updateRow(req, 'leads', id, {
    data,
    trash: true,
    overrideAccess: true, // services alone write some of these fields; the caller checked the permission
  })

/** What staff hear of a change, and what takes it back. */
type ChangedLead = { readonly message: string; readonly undo: object | null }

/** Adds a note to a lead. @throws AppError 404 */
export const noteLead = transactional(
  async (req, id: string, note: string): Promise<ChangedLead> => {
    await openLead(req, id)
    await addActivity(req, id, { kind: 'note', note })
    return { message: LEAD_LABELS.noted, undo: null }
  },
)

/** Gives a lead to a member of the staff, or with null to no one. @throws AppError 404 or 422 */
export const ownLead = transactional(
  async (req, id: string, owner: string | null): Promise<ChangedLead> => {
    const lead = await openLead(req, id)
    const message = owner ? `Owner: ${await nameOfOwner(req, owner)}` : 'No owner'
    const before = idOf(lead.owner)
    if (before === owner) return { message, undo: null }
    await writeLead(req, id, { owner })
    return { message, undo: { owner: before } }
  },
)

/** Marks a lead as converted by hand, or takes that back; never one who bought. @throws AppError 404 or 409 */
export const convertByHand = transactional(
  async (req, id: string, converted: boolean): Promise<ChangedLead> => {
    const lead = await openLead(req, id)
    const message = converted ? 'Marked as converted' : 'No longer marked as converted'
    if (lead.converted === converted) return { message, undo: null }
    await writeLead(req, id, { converted })
    return { message, undo: { converted: !converted } }
  },
)

/** Puts a lead into the trash. @throws AppError 404 */
export const removeLead = transactional(async (req, id: string): Promise<ChangedLead> => {
  await openLead(req, id)
  await writeLead(req, id, { deletedAt: new Date().toISOString() })
  return { message: LEAD_LABELS.deleted, undo: {} }
})

/** Takes a lead out of the trash. @throws AppError 404 */
export const restoreLead = transactional(async (req, id: string): Promise<ChangedLead> => {
  await openLead(req, id, true)
  await writeLead(req, id, { deletedAt: null })
  return { message: 'Lead restored', undo: null }
})

/** Notes what came of a call, and what comes next. @throws AppError 404, or 422 for a day that is over */
export const recordCall = transactional(
  async (req, id: string, call: CallInput, now: Date = new Date()): Promise<ChangedLead> => {
    await openLead(req, id)
    const zone = await businessZone(req)
    if (call.nextDay && call.nextDay <= isoDayIn(now, zone)) {
      const nextDay = 'Choose a day after today'
      throw invalidInput({ nextDay })
    }
    await writeLead(req, id, {
      lastCalledAt: now.toISOString(),
      callOutcome: call.outcome,
      nextAction: call.nextAction || null,
      nextActionAt: call.nextDay ? startOfDay(parseDate(call.nextDay), zone).toISOString() : null,
    })
    await addActivity(req, id, { kind: 'call', note: callText(call) })
    return { message: `Call recorded: ${CALL_OUTCOMES[call.outcome].label}`, undo: null }
  },
)

/** The staff who may see to leads, by name. */
export const leadStaff = (req: PayloadRequest): Promise<readonly Assignee[]> =>
  staffHolding(req, 'manage_leads')

/** The name of one of them. @throws AppError 422 for anyone else */
export async function nameOfOwner(req: PayloadRequest, id: string): Promise<string> {
  const found = (await leadStaff(req)).find((one) => one.id === id)
  if (found) return found.name
  throw invalidInput({ owner: 'Choose someone who can manage leads' })
}
