import type { CollectionSlug, Payload, Where } from 'payload'

/** How many documents of a kind there are. */
export async function countOf(payload: Payload, collection: CollectionSlug, where: Where) {
  const options = { collection, where, overrideAccess: true } // tests look at all of it
  return (await payload.count(options)).totalDocs
}
