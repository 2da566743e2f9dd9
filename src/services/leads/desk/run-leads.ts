import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { can } from '@/src/access/actions'
import { type LeadChange, leadChange } from '@/src/domain/leads/lead-change'
import { idOf } from '@/src/domain/vocabulary/relation'
import { transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
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

type Kind = LeadChange['kind'] | Undo['kind']

const ACTS: Readonly<
  Record<Kind, (req: PayloadRequest, id: string, owner: string | null) => Promise<unknown>>
> = {
  convert: (req, id) => convertByHand(req, id, true),
  reopen: (req, id) => convertByHand(req, id, false),
  delete: (req, id) => removeLead(req, id),
  restore: (req, id) => restoreLead(req, id),
  assign: ownLead,
}

const BACK = { convert: 'reopen', delete: 'restore', restore: 'delete', assign: 'assign' } as const

export const leadRun: ChangeRow = transactional(async (req, id, input) => {
  if (!(await can(req, 'changeLead'))) throw FORBIDDEN
  const change = leadChange.parse(input)
  const { owner } = await holdLead(req, id)
  await ACTS[change.kind](req, id, 'owner' in change ? change.owner : null)
  const { updatedAt } = await findLead(req, id)
  return { kind: BACK[change.kind], owner: idOf(owner), seen: updatedAt } satisfies Undo
})

const undos = z.record(z.string(), undo)

/** Takes back the change of one lead of many, where nothing newer was written. */
export const undoLeadRun: ChangeRow = transactional(async (req, id, input) => {
  if (!(await can(req, 'changeLead'))) throw FORBIDDEN
  const back = undos.parse(input)[id]
  if (!back) return
  const { updatedAt } = await holdLead(req, id)
  if (Date.parse(updatedAt) !== Date.parse(back.seen)) {
    throw new AppError('no_undo', 'Someone changed this lead since. Nothing was undone.', 409)
  }
  await ACTS[back.kind](req, id, back.owner)
})
