import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** What has no meaning without its parent goes with it, in the same transaction. */
export const deleteWith =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.db.deleteMany({ collection, where: { [field]: { equals: id } }, req })
  }
