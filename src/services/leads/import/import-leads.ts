import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { lead_activities, leads } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import { FILLED, type ImportOptions, type ImportPlan } from '@/src/domain/leads/lead-import'
import { rankOf, scoreOf, scoreParts } from '@/src/domain/leads/lead-score'
import {
  type Caller,
  type Database,
  databaseOf,
  lockInTransaction,
  query,
  transactional,
} from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { lead_import_changes, lead_imports } from '@/src/lib/own-tables'
import { ago, isOneOf, now } from '@/src/lib/sql-parts'
import { scoreWeightsOf } from '@/src/services/leads/scoring/score-leads'
import { dialled, zoneOfLead } from '@/src/services/leads/zone-of-lead'
import { audit } from '@/src/services/platform/record-audit'
import { forgetImported, recordImported } from './import-consent'
import { type ImportBatch, planImport, tokenOf } from './plan-import'

/** Adds the leads of a batch and returns how many; one that was captured meanwhile stays as it is. */
async function add(
  req: PayloadRequest,
  db: Database,
  { added }: ImportBatch,
  { id: importId, fileName }: { readonly id: string; readonly fileName: string },
): Promise<number> {
  if (added.length === 0) return 0
  const now = new Date()
  const at = now.toISOString()
  const weights = await scoreWeightsOf(req)
  const begun = { checkoutStep: 'package', totalAmount: 0 } as const // and no step was reached
  const parts = scoreParts({ ...begun, lastStepAt: at }, weights, now)
  const score = scoreOf(parts)
  const rows = await db
    .insert(leads)
    .values(
      added.map(({ lead }) => ({
        ...begun,
        ...lead,
        phone: lead.phone || null,
        timeZone: callZone(dialled(lead.phone), null),
        converted: false,
        importId,
        score,
        scoreStep: parts.step,
        scoreValue: parts.value,
        scoreRecency: parts.recency,
        rank: rankOf(score, at),
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing({ target: leads.email })
    .returning({ id: leads.id })
  if (rows.length === 0) return 0
  await db
    .insert(lead_import_changes)
    .values(rows.map(({ id }) => ({ import: importId, lead: id })))
  await db.insert(lead_activities).values(
    rows.map(({ id }) => ({
      lead: id,
      kind: 'system' as const,
      note: `Imported from ${fileName}`,
      author: req.user?.id ?? null,
    })),
  )
  return rows.length
}

/** Fills the blanks of those that were known. */
async function merge(db: Database, { merged }: ImportBatch, importId: string): Promise<void> {
  for (const { id, filled } of merged) {
    const zone = filled.phone ? callZone(dialled(filled.phone), null) : null
    await db
      .update(leads)
      .set({ ...filled, ...(zone && { timeZone: zone }), updatedAt: new Date().toISOString() })
      .where(eq(leads.id, id))
    await db.insert(lead_import_changes).values({ import: importId, lead: id, filled })
  }
}

/**
 * Imports a file exactly as it was checked: all that can be used of it, or nothing.
 * @throws AppError 409 where file, columns or consent are others by now, 422 where it has no lead
 */
export const importLeads = transactional(
  async (
    req,
    data: Uint8Array,
    options: ImportOptions,
    token: string,
  ): Promise<ImportPlan & { readonly id: string }> => {
    if (token !== tokenOf(data, options)) {
      const words = 'The file or its columns changed since you checked it. Check the file again.'
      throw new AppError('changed_meanwhile', words, 409)
    }
    await lockInTransaction(req, 'import leads') // the same file twice at once is added once
    const db = await databaseOf(req)
    const { fileName, consent } = options
    const [begun] = await db
      .insert(lead_imports)
      .values({ actor: req.user?.id ?? null, fileName, consent })
      .returning({ id: lead_imports.id })
    if (!begun) throw new Error('The import was not kept')
    const { id } = begun
    const plan = await planImport(req, data, options, async (batch) => {
      const made = await add(req, db, batch, { id, fileName })
      await merge(db, batch, id)
      if (consent) await recordImported(db, batch.emails, { id, consent })
      return made
    })
    const { added, merged, same, refused } = plan
    if (added + merged === 0)
      throw new AppError('nothing_to_do', 'There is nothing to import.', 422)
    const counts = { added, merged, same, refused }
    await db.update(lead_imports).set(counts).where(eq(lead_imports.id, id))
    await audit(req, 'leads', 'import', ['leads', id], { after: { fileName, ...counts, consent } })
    return { ...plan, id }
  },
)

const UNDONE_WITHIN = '7 days'

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
  await db.delete(lead_activities).where(isOneOf(lead_activities.lead, ids))
  await db.delete(leads).where(isOneOf(leads.id, ids))
  return { removed: ids.length, kept: await db.$count(leads, isAdded) }
}

/** Empties the blanks that it filled, where they still hold what it wrote. */
async function emptyBlanks(req: PayloadRequest, db: Database, id: string): Promise<void> {
  const { lead, filled } = lead_import_changes
  for (const name of FILLED) {
    const isWritten = query
      .select({ one: sql`1` })
      .from(lead_import_changes)
      .where(
        and(
          eq(lead_import_changes.import, id),
          eq(lead, leads.id),
          isNotNull(filled),
          sql`${filled} ->> ${name} = ${leads[name]}`,
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
