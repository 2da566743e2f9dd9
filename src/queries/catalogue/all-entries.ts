import type { DataFromCollectionSlug, PayloadRequest, Sort } from 'payload'

import { asStaff, type EntrySlug } from '@/src/services/catalogue/entries/entry'

/** All of a part of the catalogue, as staff may see it. */
export async function allEntries<One extends EntrySlug>(
  req: PayloadRequest,
  collection: One,
  sort: Sort,
): Promise<DataFromCollectionSlug<One>[]> {
  const { docs } = await req.payload.find({
    collection,
    sort,
    limit: 500,
    pagination: false,
    ...asStaff(req),
  })
  return docs
}
