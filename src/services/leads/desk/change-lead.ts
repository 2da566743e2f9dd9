import type { PayloadRequest } from 'payload'

import { LEAD_LABELS } from '@/src/domain/leads/lead-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { addActivity } from '@/src/services/leads/add-activity'

import { nameOfOwner } from './lead-staff'
import { openLead, writeLead } from './open-lead'

/** What staff hear of a change, and what takes it back. */
export type ChangedLead = { readonly message: string; readonly undo: object | null }

const inside = <T>(outer: PayloadRequest, work: (req: PayloadRequest) => Promise<T>) =>
  inTransactionOf(outer, work)

/** Adds a note to a lead. @throws AppError 404 */
export const noteLead = (outer: PayloadRequest, id: string, note: string): Promise<ChangedLead> =>
  inside(outer, async (req) => {
    await openLead(req, id)
    await addActivity(req, id, { kind: 'note', note })
    return { message: LEAD_LABELS.noted, undo: null }
  })

/** Gives a lead to a member of the staff, or with null to no one. @throws AppError 404 or 422 */
export const ownLead = (
  outer: PayloadRequest,
  id: string,
  owner: string | null,
): Promise<ChangedLead> =>
  inside(outer, async (req) => {
    const lead = await openLead(req, id)
    const message = owner ? `Owner: ${await nameOfOwner(req, owner)}` : 'No owner'
    const before = idOf(lead.owner)
    if (before === owner) return { message, undo: null }
    await writeLead(req, id, { owner })
    return { message, undo: { owner: before } }
  })

/** Marks a lead as converted by hand, or takes that back; never one who bought. @throws AppError 404 or 409 */
export const convertByHand = (
  outer: PayloadRequest,
  id: string,
  converted: boolean,
): Promise<ChangedLead> =>
  inside(outer, async (req) => {
    const lead = await openLead(req, id)
    const message = converted ? 'Marked as converted' : 'No longer marked as converted'
    if (lead.converted === converted) return { message, undo: null }
    await writeLead(req, id, { converted })
    return { message, undo: { converted: !converted } }
  })

/** Puts a lead into the trash. @throws AppError 404 */
export const removeLead = (outer: PayloadRequest, id: string): Promise<ChangedLead> =>
  inside(outer, async (req) => {
    await openLead(req, id)
    await writeLead(req, id, { deletedAt: new Date().toISOString() })
    return { message: LEAD_LABELS.deleted, undo: {} }
  })

/** Takes a lead out of the trash. @throws AppError 404 */
export const restoreLead = (outer: PayloadRequest, id: string): Promise<ChangedLead> =>
  inside(outer, async (req) => {
    await openLead(req, id, { trash: true })
    await writeLead(req, id, { deletedAt: null }, { trash: true })
    return { message: 'Lead restored', undo: null }
  })
