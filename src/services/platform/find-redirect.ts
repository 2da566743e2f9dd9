import type { Payload } from 'payload'

export type FoundRedirect = { readonly to: string; readonly status: 301 | 302 }

/** Where an old address leads; null when staff have written nothing down for it. */
export async function findRedirect(payload: Payload, from: string): Promise<FoundRedirect | null> {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: from }, isActive: { equals: true } },
    select: { to: true, type: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // whoever comes by an old address is told the new one
  })
  const redirect = docs[0]
  return redirect ? { to: redirect.to, status: redirect.type === '302' ? 302 : 301 } : null
}
