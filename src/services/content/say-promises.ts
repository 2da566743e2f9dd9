import type { PayloadRequest } from 'payload'

import { pageContent, type SayPromises } from '@/src/domain/content/page-content'
import { promisesOf } from '@/src/domain/content/promises'

/** Our promises as staff word them now, for texts that are written outside a page. */
export async function sayPromises(req: PayloadRequest): Promise<SayPromises> {
  const { docs } = await req.payload.find({
    collection: 'contentElements',
    where: { and: [{ isActive: { equals: true } }, { page: { equals: '/layout' } }] },
    select: { selector: true, currentValue: true },
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: true, // public texts, which any page shows
    req,
  })
  const stored = docs.map(({ selector, currentValue }) => [
    selector,
    { value: currentValue ?? '', verified: false },
  ])
  return promisesOf(pageContent('/layout', Object.fromEntries(stored)))
}
