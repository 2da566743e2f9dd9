import type { CollectionAfterChangeHook } from 'payload'

import { isLegalPath, versionOf } from '@/src/domain/content/pages/site-pages'
import type { SitePage } from '@/src/payload-types'
import { keepVersion } from '@/src/services/content/pages/legal-versions'

/** Keeps each legal text that is published, in the transaction that publishes it. */
export const keepLegalVersion: CollectionAfterChangeHook<SitePage> = async ({ doc, req }) => {
  const day = versionOf(doc.updatedOn)
  if (doc._status === 'published' && isLegalPath(doc.path) && day) {
    await keepVersion(req, { page: doc.path, day, body: doc.body })
  }
  return doc
}
