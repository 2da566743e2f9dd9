import type { PayloadRequest } from 'payload'
import type { SeenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { type SeoEntry, seoEntry, storedSeo } from '@/src/domain/content/seo/seo-form'
import { findOne } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { SeoPage } from '@/src/payload-types'
import { asStaff, type Shown, shownEntry } from '@/src/services/catalogue/entries/entry'
import { changing, gone, hold, holdSeen } from '../editing'

export const shownSeo = (row: SeoPage): Shown<SeoEntry> =>
  shownEntry(row.id, row.path, seoEntry(row))

/** A page's description, by its id or its path, as staff may see it; null where there is none. */
export async function readSeoPage(
  req: PayloadRequest,
  by: { readonly id: string } | { readonly path: string },
): Promise<Shown<SeoEntry> | null> {
  const row = await findOne(req, 'seoPages', {
    where: 'id' in by ? { id: { equals: by.id } } : { path: { equals: by.path } },
    ...asStaff(req),
  })
  return row ? shownSeo(row) : null
}

/** The one in the trash that has the path of a new one, which takes its place. */
async function trashedAt(req: PayloadRequest, path: string): Promise<string | null> {
  const row = await findOne(req, 'seoPages', {
    where: { path: { equals: path }, deletedAt: { exists: true } },
    select: {},
    trash: true,
    ...asStaff(req),
  })
  return row?.id ?? null
}

/** Saves what search engines read of a page. @throws AppError 404, 409, 422 */
export const saveSeoPage = (
  outer: PayloadRequest,
  { id, version }: SeenEntry,
  typed: SeoEntry,
): Promise<string> =>
  changing(outer, async (req) => {
    const as = { collection: 'seoPages', ...asStaff(req) } as const
    const data = storedSeo(typed)
    if (id === null) {
      const trashed = await trashedAt(req, data.path)
      if (!trashed) return (await req.payload.create({ ...as, data })).id
      await hold(req, 'seoPages', trashed)
      await req.payload.update({
        ...as,
        id: trashed,
        data: { ...data, deletedAt: null },
        trash: true,
      })
      return trashed
    }
    await holdSeen(req, 'seoPages', { id, version }, (one) => readSeoPage(req, { id: one }))
    await req.payload.update({ ...as, id, data })
    return id
  })

/** Puts a page's description into the trash, or takes it out again. @throws AppError 404 */
const setDeleted = (outer: PayloadRequest, id: string, deletedAt: string | null): Promise<string> =>
  changing(outer, async (req) => {
    await hold(req, 'seoPages', id)
    const trash = deletedAt === null
    const row = await findOne(req, 'seoPages', {
      where: { id: { equals: id }, deletedAt: { exists: trash } },
      select: { path: true },
      trash,
      ...asStaff(req),
    })
    if (!row) throw gone('seoPages')
    const data = { deletedAt }
    await updateRow(req, 'seoPages', id, { data, trash, ...asStaff(req) })
    return row.path
  })

/** Puts it into the trash; says which page it was about. @throws AppError 404 */
export const removeSeoPage = (req: PayloadRequest, id: string) =>
  setDeleted(req, id, new Date().toISOString())

/** Takes it out of the trash; says which page it is about. @throws AppError 404 */
export const restoreSeoPage = (req: PayloadRequest, id: string) => setDeleted(req, id, null)
