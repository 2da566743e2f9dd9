import type { Payload } from 'payload'
import { claimEnd } from '@/src/domain/content/claims/claim'
import { findGlobal } from '@/src/lib/find-one'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

/** It runs each hour; one that was missed is made up for by the next. */
const LOOK_BACK_MS = 3 * 60 * 60_000

/** Where claims are kept, and what the site has cached of them. */
const KEPT = [
  ['testimonials', 'testimonials'],
  ['contentElements', 'content'],
] as const

/**
 * Has the site leave out claims whose last day has just passed.
 *
 * @param at the moment that counts as now
 */
export async function endClaims(payload: Payload, at = new Date()): Promise<string[]> {
  const since = new Date(at.getTime() - LOOK_BACK_MS)
  const ended: string[] = []
  const endsNow = (claim: { expiresAt?: string | null } | null | undefined): boolean => {
    const end = claim ? claimEnd(claim) : null
    return end !== null && since < end && end <= at
  }
  for (const [collection, tag] of KEPT) {
    const { docs } = await payload.find({
      collection,
      where: { 'claim.verified': { equals: true }, 'claim.expiresAt': { exists: true } },
      select: { claim: { expiresAt: true } },
      depth: 0,
      pagination: false,
      overrideAccess: true, // the worker has no user
    })
    if (docs.some(({ claim }) => endsNow(claim))) ended.push(tag)
  }
  const { customers } = await findGlobal({ payload }, 'settings', {
    overrideAccess: true, // the same
  })
  if (customers?.verified && endsNow(customers)) ended.push('settings')
  if (ended.length > 0) await invalidateTags({ payload }, ended)
  return ended
}
