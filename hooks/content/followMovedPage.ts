import type { CollectionAfterChangeHook } from 'payload'

import { isOwnPage } from '@/src/domain/content/addresses'
import type { SeoPage } from '@/src/payload-types'
import { followMovedPath } from '@/src/services/content/redirects/follow-moved-path'

/** What staff described at an address that is no page any more is now described where the page is. */
export const followMovedPage: CollectionAfterChangeHook<SeoPage> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && previousDoc.path !== doc.path && isOwnPage(doc.path)) {
    await followMovedPath(req, previousDoc.path, doc.path)
  }
  return doc
}
