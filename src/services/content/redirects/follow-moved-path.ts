import type { PayloadRequest } from 'payload'

import { isOwnPage } from '@/src/domain/content/addresses'
import { lockRedirects } from '@/src/services/platform/redirects/active-leads'

const OPENING = /^\/careers\/[^/]+$/

/** Whether the site itself has a page there, whatever the database holds. */
export const isFixedPage = (path: string): boolean => isOwnPage(path) && !OPENING.test(path)

/**
 * Leads visitors of a page's old address to its new one: redirects that led to the old one lead
 * there too, and one that stood at the new address goes, as a page is there now.
 */
export async function followMovedPath(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return
  await lockRedirects(req)
  // someone who may move a page may say where it went
  const as = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  await req.payload.delete({ ...as, where: { from: { equals: to } } })
  const { docs: led } = await req.payload.find({
    ...as,
    where: { to: { equals: from } },
    select: {},
    pagination: false,
  })
  for (const { id } of led) await req.payload.update({ ...as, id, data: { to } })
  if (isFixedPage(from)) return
  const { docs } = await req.payload.find({
    ...as,
    where: { from: { equals: from } },
    select: {},
    limit: 1,
    pagination: false,
  })
  const data = { from, to, type: '301', isActive: true } as const
  if (docs[0]) await req.payload.update({ ...as, id: docs[0].id, data })
  else await req.payload.create({ ...as, data: { ...data, hits: 0 } })
}
