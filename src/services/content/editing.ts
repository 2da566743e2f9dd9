import type { Payload, PayloadRequest } from 'payload'

import { content_elements, redirects, seo_pages } from '@/src/database-schema'
import { type ContentRow, contentRows, freshText } from '@/src/domain/content/registry'
import { type Database, databaseOf, inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError, withFields } from '@/src/lib/errors'
import { asStaff, ChangedMeanwhile, type Shown } from '@/src/services/catalogue/entries/entry'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const TABLES = { seoPages: seo_pages, redirects }

type Kept = keyof typeof TABLES

const THINGS = { seoPages: 'SEO page', redirects: 'redirect' } as const satisfies Record<
  Kept,
  string
>

export const gone = (slug: Kept) =>
  new AppError('gone', `This ${THINGS[slug]} does not exist. It may have been deleted.`, 404)

/** Changes what search engines are told: all of it or nothing, and the site reads it again. */
export async function changing<T>(
  outer: PayloadRequest,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const done = await withFields(() => inTransactionOf(outer, work))
  await invalidateTags(outer, ['seo']) // again, for a page that was made before the commit
  return done
}

/** Has everyone else who changes this row wait. @throws AppError 404 */
export async function hold(req: PayloadRequest, slug: Kept, id: string): Promise<void> {
  if (!(await lockRow(req, TABLES[slug], id))) throw gone(slug)
}

/** Holds a row that a form was about. @throws AppError 404, or 409 where it is another by now */
export async function holdSeen<Entry>(
  req: PayloadRequest,
  slug: Kept,
  seen: { readonly id: string; readonly version: string | null },
  read: (id: string) => Promise<Shown<Entry> | null>,
): Promise<void> {
  await hold(req, slug, seen.id)
  const current = await read(seen.id)
  if (!current) throw gone(slug)
  if (current.version !== seen.version) throw new ChangedMeanwhile(current)
}

/** Switches one on or off; says what it is called. @throws AppError 404, or 422 for a loop */
export const switchKept = (
  outer: PayloadRequest,
  slug: Kept,
  id: string,
  isActive: boolean,
): Promise<string> =>
  changing(outer, async (req) => {
    await hold(req, slug, id)
    const row = await req.payload.update({
      collection: slug,
      id,
      data: { isActive },
      ...asStaff(req),
    })
    return `${'path' in row ? row.path : row.from} is now ${isActive ? 'active' : 'inactive'}.`
  })

/** Adds those of the site's texts that are not there, with their defaults. Answers how many. */
export async function addTexts(db: Database, texts: readonly ContentRow[]): Promise<number> {
  if (texts.length === 0) return 0
  const rows = texts.map((row) => ({ ...freshText(row), claim_isClaim: row.claim === true }))
  const added = await db
    .insert(content_elements)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: content_elements.id })
  return added.length
}

/**
 * Adds the texts that the code has and the database has not, with their defaults: those of a new
 * version of the site. What is there stays as it is. Answers how many there were.
 */
export async function addNewTexts(payload: Payload): Promise<number> {
  return addTexts(await databaseOf({ payload }), contentRows())
}
