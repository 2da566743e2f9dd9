import type { PayloadRequest } from 'payload'

import { asStaff, type EntrySlug, gone } from './entry'

/** What an entry is called, in the trash or not. @throws AppError 404 */
export async function entryName(
  req: PayloadRequest,
  slug: EntrySlug,
  id: string,
  { trash = false } = {},
): Promise<string> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: {
      and: [{ id: { equals: id } }, ...(trash ? [{ deletedAt: { exists: true } }] : [])],
    },
    trash,
    limit: 1,
    pagination: false,
    ...asStaff(req),
  })
  const [row] = docs
  if (!row) throw gone(slug)
  return 'stepTitle' in row ? row.stepTitle : row.name
}
