import type { Payload } from 'payload'

/** The rows of these ids, the one that was looked at longest ago first. */
export async function rowsLookedAt<Slug extends 'payments' | 'refunds'>(
  payload: Payload,
  collection: Slug,
  found: readonly { readonly id: string }[],
) {
  if (found.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: found.map(({ id }) => id) } },
    sort: 'lastCheckedAt',
    depth: 0,
    limit: found.length,
    pagination: false,
    overrideAccess: true, // the reconciler has no user
  })
  return docs
}
