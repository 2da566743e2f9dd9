import type { CollectionAfterChangeHook } from 'payload'

import type { JobOpening } from '@/src/payload-types'
import { followMovedPath } from '@/src/services/content/redirects/follow-moved-path'

const addressOf = (slug: string) => `/careers/${slug}`

/** An opening that people could find at another address leads them on from there. */
export const followMovedOpening: CollectionAfterChangeHook<JobOpening> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const wasSeen = operation === 'update' && previousDoc.status !== 'draft'
  if (wasSeen) await followMovedPath(req, addressOf(previousDoc.slug), addressOf(doc.slug))
  return doc
}
