import type { PayloadRequest } from 'payload'

import { email_templates, followup_campaigns } from '@/src/database-schema'
import { inTransactionOf, lockRow } from '@/src/lib/database'

const TABLES = { emailTemplates: email_templates, followupCampaigns: followup_campaigns } as const

type Switched = keyof typeof TABLES

/**
 * Does a change of a template or a follow-up while no other can: an update writes the whole row as it
 * was read, and would undo what was saved in between.
 */
export const whileHeld = <Result>(
  outer: PayloadRequest,
  collection: Switched,
  id: string | null,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> =>
  inTransactionOf(outer, async (req) => {
    if (id !== null) await lockRow(req, TABLES[collection], id)
    return act(req)
  })

/** Switches a template or a follow-up on or off, as far as the caller may; returns the message. */
export const switchActive = (
  outer: PayloadRequest,
  collection: Switched,
  id: string,
  isActive: boolean,
): Promise<string> =>
  whileHeld(outer, collection, id, async (req) => {
    const { name } = await req.payload.update({
      collection,
      id,
      data: { isActive },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return `${name} is now ${isActive ? 'active' : 'inactive'}.`
  })
