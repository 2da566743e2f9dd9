import type { Payload } from 'payload'
import { findOne } from '@/src/lib/find-one'

export type FoundRedirect = {
  readonly id: string
  readonly to: string
  readonly status: 301 | 302
}

/** Where an old address leads; null when staff have written nothing down for it. */
export async function findRedirect(payload: Payload, from: string): Promise<FoundRedirect | null> {
  const redirect = await findOne({ payload }, 'redirects', {
    where: { from: { equals: from }, isActive: { equals: true } },
    select: { to: true, type: true },
    overrideAccess: true, // anyone who comes by an old address is told the new one
  })
  if (!redirect) return null
  return { id: redirect.id, to: redirect.to, status: redirect.type === '302' ? 302 : 301 }
}
