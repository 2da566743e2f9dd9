import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { redirects } from '@/src/database-schema'
import {
  type KnownRedirect,
  planRedirects,
  REDIRECT_COLUMNS,
  REFUSAL_COLUMNS,
  type RedirectPlan,
  type RefusedRedirect,
} from '@/src/domain/platform/redirects/redirect-file'
import { csvLine } from '@/src/lib/csv/csv'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { readCsv } from '@/src/services/catalogue/facts/read-csv'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'
import { recordAudit } from '@/src/services/platform/record-audit'
import { lockRedirects } from '@/src/services/platform/redirects/active-leads'

import { changing } from '../editing'
import { isFixedPage } from './follow-moved-path'

const AT_ONCE = 500

/** What a file would do, and the name of exactly that: of the file and what it was compared with. */
type CheckedRedirects = RedirectPlan & {
  readonly token: string
  /** The refused rows as CSV, each with why: mended, the same file can be imported. */
  readonly refusedFile: string
}

const refusedFile = (refused: readonly RefusedRedirect[]): string =>
  [
    csvLine([...REDIRECT_COLUMNS, ...REFUSAL_COLUMNS]),
    ...refused.map(({ from, to, type, row, message }) =>
      csvLine([from, to, type, String(row), message]),
    ),
  ].join('')

async function knownRedirects(req: PayloadRequest): Promise<KnownRedirect[]> {
  const db = await databaseOf(req)
  const { id, from, to, type, isActive } = redirects
  return db.select({ id, from, to, type, isActive }).from(redirects).orderBy(from)
}

/** What a file of redirects would change; nothing is written. @throws AppError 422 where it is none */
export async function checkRedirects(
  req: PayloadRequest,
  data: Uint8Array,
): Promise<CheckedRedirects> {
  const known = await knownRedirects(req)
  const rows = readCsv(data, REDIRECT_COLUMNS, REFUSAL_COLUMNS).map(({ row, cell }) => ({
    row,
    from: cell('from'),
    to: cell('to'),
    type: cell('type'),
  }))
  const { origin } = new URL(env.SITE_URL)
  const token = createHash('sha256').update(data).update(JSON.stringify(known)).digest('hex')
  const plan = planRedirects(rows, { known, origin, isPage: isFixedPage })
  return { ...plan, token, refusedFile: refusedFile(plan.refused) }
}

async function write(req: PayloadRequest, { added, changed }: RedirectPlan): Promise<void> {
  const db = await databaseOf(req)
  for (let at = 0; at < added.length; at += AT_ONCE) {
    const some = added.slice(at, at + AT_ONCE)
    await db.insert(redirects).values(some.map(({ from, to, type }) => ({ from, to, type })))
  }
  for (const { to, type, known } of changed) {
    if (!known) continue
    const updatedAt = new Date().toISOString()
    await db
      .update(redirects)
      .set({ to, type, isActive: true, updatedAt })
      .where(eq(redirects.id, known.id))
  }
  await invalidateTags(req, ['redirects']) // no hook runs for what is written in bulk
}

const told = ({ from, to, type }: Pick<KnownRedirect, 'from' | 'to' | 'type'>) =>
  `${from} → ${to} (${type})`

/**
 * Writes exactly what `checkRedirects` showed under this token: all that can be used, or nothing.
 * @throws AppError 409 when file or redirects are others by now, 422 when there is nothing to do
 */
export function importRedirects(
  outer: PayloadRequest,
  data: Uint8Array,
  token: string,
): Promise<RedirectPlan> {
  return changing(outer, async (req) => {
    await lockRedirects(req)
    const plan = await checkRedirects(req, data)
    if (plan.token !== token) {
      const words = 'The redirects or the file changed since you checked it. Check the file again.'
      throw new AppError('changed_meanwhile', words, 409)
    }
    const { added, changed } = plan
    if (added.length + changed.length === 0) {
      throw new AppError('nothing_to_change', 'There is nothing to import.', 422)
    }
    await write(req, plan)
    await recordAudit(req, {
      area: 'seo',
      action: 'import',
      entity: 'redirects',
      documentId: 'import',
      before: { changed: changed.flatMap(({ known }) => (known ? [told(known)] : [])) },
      after: { added: added.map(told), changed: changed.map(told) },
    })
    return plan
  })
}
