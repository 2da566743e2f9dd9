import { z } from 'zod'

import { can } from '@/src/access/actions'
import { type LeadChange, leadChange } from '@/src/domain/leads/lead-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { Lead } from '@/src/payload-types'
import {
  convertByHand,
  findLead,
  holdLead,
  ownLead,
  removeLead,
  restoreLead,
} from '@/src/services/leads/desk/lead-desk'
import type { ChangeRow } from '@/src/services/platform/run-list'

const FORBIDDEN = new AppError('forbidden', 'You can no longer manage leads.', 403)

/** What takes a change back: the other change, and the lead as that change left it. */
const undo = z.object({
  seen: z.string(),
  kind: z.enum(['reopen', 'delete', 'restore', 'assign']),
  owner: z.string().nullable().default(null),
})
type Undo = z.input<typeof undo>

function wayBack({ kind }: LeadChange, lead: Lead): Omit<Undo, 'seen'> {
  if (kind === 'convert') return { kind: 'reopen' }
  if (kind === 'delete') return { kind: 'restore' }
  if (kind === 'restore') return { kind: 'delete' }
  return { kind: 'assign', owner: idOf(lead.owner) }
}

export const leadRun: ChangeRow = (outer, id, input) =>
  inTransactionOf(outer, async (req) => {
    if (!(await can(req, 'changeLead'))) throw FORBIDDEN
    const change = leadChange.parse(input)
    const back = wayBack(change, await holdLead(req, id))
    if (change.kind === 'convert') await convertByHand(req, id, true)
    else if (change.kind === 'delete') await removeLead(req, id)
    else if (change.kind === 'restore') await restoreLead(req, id)
    else await ownLead(req, id, change.owner)
    const { updatedAt } = await findLead(req, id)
    return { ...back, seen: updatedAt } satisfies Undo
  })

const undos = z.record(z.string(), undo)

/** Takes back the change of one lead of many, where nothing newer was written. */
export const undoLeadRun: ChangeRow = (outer, id, input) =>
  inTransactionOf(outer, async (req) => {
    if (!(await can(req, 'changeLead'))) throw FORBIDDEN
    const back = undos.parse(input)[id]
    if (!back) return
    const { updatedAt } = await holdLead(req, id)
    if (Date.parse(updatedAt) !== Date.parse(back.seen)) {
      throw new AppError('no_undo', 'Someone changed this lead since. Nothing was undone.', 409)
    }
    if (back.kind === 'assign') await ownLead(req, id, back.owner)
    else if (back.kind === 'delete') await removeLead(req, id)
    else if (back.kind === 'restore') await restoreLead(req, id)
    else await convertByHand(req, id, false)
  })
