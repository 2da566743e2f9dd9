import type { Payload } from 'payload'

/** The rows of these ids, in the same order. */
export async function rowsLookedAt<Slug extends 'payments' | 'refunds'>(
  payload: Payload,
  collection: Slug,
  found: readonly { readonly id: string }[],
) {
  if (found.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: found.map(({ id }) => id) } },
    depth: 0,
    limit: found.length,
    pagination: false,
    overrideAccess: true, // the reconciler has no user
  })
  const byId = new Map(docs.map((row) => [row.id, row]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}
