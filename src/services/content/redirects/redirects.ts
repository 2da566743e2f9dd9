import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { redirects } from '@/src/database-schema'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { isOwnPage, openingOf } from '@/src/domain/content/addresses'
import {
  type KnownRedirect,
  planRedirects,
  REDIRECT_COLUMNS,
  REFUSAL_COLUMNS,
  type RedirectPlan,
  type RefusedRedirect,
} from '@/src/domain/platform/redirects/redirect-file'
import type { RedirectEntry } from '@/src/domain/platform/redirects/redirect-form'
import { csvLine } from '@/src/lib/csv/csv'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError, wrongField } from '@/src/lib/errors'
import { findById, findOne, findRows } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Redirect } from '@/src/payload-types'
import { asStaff, type Shown, shownEntry } from '@/src/services/catalogue/entries/entry'
import { readCsv } from '@/src/services/catalogue/facts/import-facts'
import { changing, gone, hold, holdSeen } from '@/src/services/content/editing'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'
import { audit } from '@/src/services/platform/record-audit'
import { lockRedirects } from '@/src/services/platform/redirects/redirects'

/** Whether the site itself has a page there, whatever the database holds. */
export const isFixedPage = (path: string): boolean => isOwnPage(path) && openingOf(path) === null

/**
 * Leads visitors of a page's old address to its new one: redirects that led to the old one lead
 * there too, and one that stood at the new address goes, as a page is there now.
 */
export async function followMovedPath(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return
  await lockRedirects(req)
  // someone who may move a page may say where it went
  const as = { overrideAccess: true, select: {} } as const
  await req.payload.delete({ ...as, collection: 'redirects', where: { from: { equals: to } }, req })
  const led = await findRows(req, 'redirects', { ...as, where: { to: { equals: from } } })
  for (const { id } of led) await updateRow(req, 'redirects', id, { ...as, data: { to } })
  if (isFixedPage(from)) return
  const known = await findOne(req, 'redirects', { ...as, where: { from: { equals: from } } })
  const data = { from, to, type: '301', isActive: true } as const
  if (known) await updateRow(req, 'redirects', known.id, { ...as, data })
  else await createRow(req, 'redirects', { ...as, data: { ...data, hits: 0 } })
}

type Stored = Pick<Redirect, 'id' | 'from' | 'to' | 'type' | 'isActive'>

export const shownRedirect = ({ id, from, to, type, isActive }: Stored): Shown<RedirectEntry> =>
  shownEntry(id, from, { from, to, type, isActive })

const readRedirect = (req: PayloadRequest, id: string) =>
  findById(req, 'redirects', id, { overrideAccess: false })

function requireNoPage(from: string): void {
  if (!isFixedPage(from)) return
  throw wrongField(
    'from',
    'The site has a page at this address, so the redirect would never be used.',
  )
}

/** Saves a redirect. @throws AppError 404, 409, or 422 for a loop, a page of ours, an address taken */
export const saveRedirect = (
  outer: PayloadRequest,
  { id, version }: SeenEntry,
  data: RedirectEntry,
): Promise<string> =>
  changing(outer, async (req) => {
    requireNoPage(data.from)
    const as = { overrideAccess: false, select: {} } as const
    if (id === null)
      return (await createRow(req, 'redirects', { ...as, data: { ...data, hits: 0 } })).id
    await holdSeen(req, 'redirects', { id, version }, async (one) => {
      const row = await readRedirect(req, one)
      return row && shownRedirect(row)
    })
    await updateRow(req, 'redirects', id, { ...as, data })
    return id
  })

/** Deletes a redirect; says where it began. @throws AppError 404 */
export const removeRedirect = (outer: PayloadRequest, id: string): Promise<string> =>
  changing(outer, async (req) => {
    await hold(req, 'redirects', id)
    const row = await readRedirect(req, id)
    if (!row) throw gone('redirects')
    await req.payload.delete({ collection: 'redirects', id, ...asStaff(req) })
    return row.from
  })

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
    await audit(req, 'seo', 'import', ['redirects', 'import'], {
      before: { changed: changed.flatMap(({ known }) => (known ? [told(known)] : [])) },
      after: { added: added.map(told), changed: changed.map(told) },
    })
    return plan
  })
}
