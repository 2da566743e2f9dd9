import type { DataFromCollectionSlug, PayloadRequest } from 'payload'

/** A campaign or a template, as far as the person who asks may read it; null without one. */
export async function findWritten<One extends 'emailCampaigns' | 'emailTemplates'>(
  req: PayloadRequest,
  collection: One,
  id: string | null,
): Promise<DataFromCollectionSlug<One> | null> {
  if (!id) return null
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0] ?? null
}
