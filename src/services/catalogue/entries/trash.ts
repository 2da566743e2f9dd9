import type { PayloadRequest } from 'payload'

import { asStaff, changeCatalogue, ENTRY_LABELS, type EntrySlug, holdEntry } from './entry'
import { entryName } from './entry-name'

/** Sets when an entry went into the trash; says what it is called. */
async function setDeleted(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  deletedAt: string | null,
): Promise<string> {
  const place = deletedAt ? undefined : { trash: true }
  return changeCatalogue(req, slug, async (inside) => {
    await holdEntry(inside, slug, id)
    const name = await entryName(inside, slug, id, place)
    const data = { deletedAt }
    await inside.payload.update({ collection: slug, id, data, ...place, ...asStaff(inside) })
    return name
  })
}

/** Puts an entry into the trash; says what it is called. @throws AppError 404, or 409 while used */
export const removeEntry = (req: PayloadRequest, slug: EntrySlug, id: string) =>
  setDeleted(req, slug, id, new Date().toISOString())

/** Takes an entry out of the trash; says what it is called. @throws AppError 404 */
export const restoreEntry = (req: PayloadRequest, slug: EntrySlug, id: string) =>
  setDeleted(req, slug, id, null)

export type Trashed = { readonly id: string; readonly name: string; readonly deletedAt: string }

/** What lies in the trash, the newest first. */
export async function trashOf(req: PayloadRequest, slug: EntrySlug): Promise<Trashed[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { deletedAt: { exists: true } },
    sort: '-deletedAt',
    trash: true,
    limit: 50,
    pagination: false,
    ...asStaff(req),
  })
  return docs.map((row) => ({
    id: row.id,
    name: 'stepTitle' in row ? row.stepTitle : row.name,
    deletedAt: row.deletedAt ?? '',
  }))
}

/** What is said once an entry is in the trash. */
export const deletedText = (slug: EntrySlug, name: string): string =>
  slug === 'checkoutPackages'
    ? 'Checkout package deleted successfully!'
    : `Deleted: ${name}. You can restore this ${ENTRY_LABELS[slug]} from the trash.`
