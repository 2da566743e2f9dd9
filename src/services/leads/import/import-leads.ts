import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { lead_activities, leads } from '@/src/database-schema'
import { callZone } from '@/src/domain/leads/call-zones'
import type { ImportOptions } from '@/src/domain/leads/lead-import'
import { rankOf, scoreOf, scoreParts } from '@/src/domain/leads/lead-score'
import { type Database, databaseOf, lockInTransaction, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { lead_import_changes, lead_imports } from '@/src/lib/own-tables'
import { scoreWeightsOf } from '@/src/services/leads/scoring/score-leads'
import { dialled } from '@/src/services/leads/zone-of-lead'
import { audit } from '@/src/services/platform/record-audit'
import { recordImported } from './import-consent'
import { type ImportBatch, type ImportPlan, planImport, tokenOf } from './plan-import'

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
