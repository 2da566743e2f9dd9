import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { lead_activities, leads } from '@/src/database-schema'
import { type Caller, type Database, databaseOf, query, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { lead_import_changes, lead_imports } from '@/src/lib/own-tables'
import { ago, isOneOf, now } from '@/src/lib/sql-parts'
import { zoneOfLead } from '@/src/services/leads/zone-of-lead'
import { audit } from '@/src/services/platform/record-audit'
import { forgetImported } from './import-consent'

const UNDONE_WITHIN = '7 days'

const BLANKS = {
  firstName: leads.firstName,
  lastName: leads.lastName,
  phone: leads.phone,
  companyName: leads.companyName,
} as const

/** Removes the leads that it added, but those with which something happened since. */
async function takeAway(db: Database, id: string): Promise<{ removed: number; kept: number }> {
  const changes = query
    .select({ lead: lead_import_changes.lead })
    .from(lead_import_changes)
    .where(and(eq(lead_import_changes.import, id), isNull(lead_import_changes.filled)))
  const worked = query
    .select({ one: sql`1` })
    .from(lead_activities)
    .where(and(eq(lead_activities.lead, leads.id), ne(lead_activities.kind, 'system')))
  const isAdded = and(eq(leads.importId, id), inArray(leads.id, changes))
  const isUsed = or(
    eq(leads.converted, true),
    sql`${leads.updatedAt} > ${leads.createdAt}`,
    exists(worked),
  )
  const gone = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isAdded, sql`not (${isUsed})`))
    .for('update')
  const ids = gone.map((row) => row.id)
  if (ids.length > 0) {
    const these = query
      .select({ id: leads.id })
      .from(leads)
      .where(and(isAdded, sql`not (${isUsed})`))
    await db.delete(lead_activities).where(isOneOf(lead_activities.lead, ids))
    await db.delete(leads).where(inArray(leads.id, these))
  }
  return { removed: ids.length, kept: await db.$count(leads, isAdded) }
}

/** Empties the blanks that it filled, where they still hold what it wrote. */
async function emptyBlanks(req: PayloadRequest, db: Database, id: string): Promise<void> {
  const { lead, filled } = lead_import_changes
  for (const [name, column] of Object.entries(BLANKS)) {
    const isWritten = query
      .select({ one: sql`1` })
      .from(lead_import_changes)
      .where(
        and(
          eq(lead_import_changes.import, id),
          eq(lead, leads.id),
          isNotNull(filled),
          sql`${filled} ->> ${name} = ${column}`,
        ),
      )
    const emptied = await db
      .update(leads)
      .set({ [name]: null, updatedAt: now })
      .where(exists(isWritten))
      .returning({ id: leads.id, state: leads.selectedState })
    if (name === 'phone') await setZones(req, db, emptied)
  }
}

/** Finds the time zones again of leads that lost their phone number: by state, as before. */
async function setZones(
  req: PayloadRequest,
  db: Database,
  emptied: readonly { readonly id: string; readonly state: string | null }[],
): Promise<void> {
  for (const [state, those] of Map.groupBy(emptied, (lead) => lead.state)) {
    const timeZone = await zoneOfLead(req, { selectedState: state })
    const ids = those.map(({ id }) => id)
    await db.update(leads).set({ timeZone }).where(isOneOf(leads.id, ids))
  }
}

/** Takes an import back within a week. @throws AppError 404 or 409 */
export const undoImport = transactional(
  async (req, id: string): Promise<{ readonly removed: number; readonly kept: number }> => {
    const db = await databaseOf(req)
    const [found] = await db
      .select({
        id: lead_imports.id,
        consent: lead_imports.consent,
        undoneAt: lead_imports.undoneAt,
        isOpen: gt(lead_imports.createdAt, ago(UNDONE_WITHIN)),
      })
      .from(lead_imports)
      .where(eq(lead_imports.id, id))
      .for('update')
    if (!found) throw new AppError('no_import', 'This import does not exist.', 404)
    if (found.undoneAt) throw new AppError('no_undo', 'This import was undone already.', 409)
    if (!found.isOpen) {
      throw new AppError('no_undo', 'You can undo an import for 7 days. Nothing was undone.', 409)
    }
    await emptyBlanks(req, db, id)
    await forgetImported(db, found)
    const done = await takeAway(db, id)
    await db.update(lead_imports).set({ undoneAt: now }).where(eq(lead_imports.id, id))
    await audit(req, 'leads', 'undo import', ['leads', id], { after: done })
    return done
  },
)

export type LeadImport = typeof lead_imports.$inferSelect & { readonly canUndo: boolean }

export async function lastImports(caller: Caller): Promise<LeadImport[]> {
  const db = await databaseOf(caller)
  const { createdAt } = lead_imports
  const rows = await db
    .select({ import: lead_imports, isOpen: sql<boolean>`${gt(createdAt, ago(UNDONE_WITHIN))}` })
    .from(lead_imports)
    .orderBy(desc(createdAt))
    .limit(10)
  return rows.map(({ import: one, isOpen }) => ({ ...one, canUndo: isOpen && !one.undoneAt }))
}
