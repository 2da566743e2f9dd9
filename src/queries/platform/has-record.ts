import type { CollectionSlug, PayloadRequest } from 'payload'

import { isId } from '@/src/domain/vocabulary/id'
import { findById } from '@/src/lib/find-one'

/** Whether a collection has a record of this id that is not in the trash. */
export async function hasRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const found = await findById(req, collection, id, {
    select: { createdAt: true },
    overrideAccess: true, // says no more than whether there is one, to staff who may open it
  })
  return found !== null
}
