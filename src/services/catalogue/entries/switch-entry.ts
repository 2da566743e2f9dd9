import type { PayloadRequest } from 'payload'

import { asStaff, changeCatalogue, type EntrySlug, holdEntry } from './entry'
import { entryName } from './entry-name'

/** Switches a flag of an entry; says what it is called. @throws AppError 404 */
export async function switchEntry(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  flag: { readonly isActive: boolean } | { readonly isPopular: boolean },
): Promise<string> {
  return changeCatalogue(req, slug, async (inside) => {
    await holdEntry(inside, slug, id)
    const name = await entryName(inside, slug, id)
    await inside.payload.update({ collection: slug, id, data: flag, ...asStaff(inside) })
    return name
  })
}
