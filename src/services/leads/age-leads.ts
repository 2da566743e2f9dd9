import { and, isNotNull, lt } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'

import { lead_activities, leads } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { log } from '@/src/lib/log'
import { ago, isOneOf } from '@/src/lib/sql-parts'
import { foldTallies, measureSteps } from '@/src/services/leads/figures/lead-figures'
import {
  rescoreAging,
  rescoreLeads,
  scoreWeightsOf,
} from '@/src/services/leads/scoring/score-leads'

/** How long a deleted lead can be restored. */
const TRASH_KEPT = '30 days'

/** Removes for good what has been in the trash for long enough. */
export function emptyTrash(payload: Payload): Promise<number> {
  return inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const over = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(isNotNull(leads.deletedAt), lt(leads.deletedAt, ago(TRASH_KEPT))))
      .for('update')
    const ids = over.map(({ id }) => id)
    if (ids.length === 0) return 0
    await db.delete(lead_activities).where(isOneOf(lead_activities.lead, ids))
    await db.delete(leads).where(isOneOf(leads.id, ids))
    return ids.length
  })
}

/** In this hour, by UTC, all are scored again, whatever was to be expected: it is night in the US. */
const WHOLE_AT = 8

/**
 * What the hour does to leads: they grow older, and so do the figures about them.
 *
 * @param isWhole whether all are to be scored again, as after a change of weights
 */
export async function ageLeads(payload: Payload, isWhole = false, now = new Date()): Promise<void> {
  const weights = await scoreWeightsOf(await createLocalReq({}, payload))
  const rescore = isWhole || now.getUTCHours() === WHOLE_AT ? rescoreLeads : rescoreAging
  const changed = await rescore({ payload }, weights)
  await foldTallies(payload)
  await measureSteps(payload)
  const removed = await emptyTrash(payload)
  log.info({ changed, removed }, 'leads aged')
}
