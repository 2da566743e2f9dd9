import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'

import { entityPlugin } from '@/src/lib/entity-plugin'
import type { Paper } from '@/src/payload-types'
import { noteVoid } from '@/src/services/signing/note-void'

/** A paper that is void is signed no longer: its links stop, and its signers hear of it. */
const followVoid: CollectionAfterChangeHook<Paper> = async ({ doc, previousDoc, req }) => {
  if (doc.state === 'void' && previousDoc?.state !== 'void')
    await noteVoid(req, doc.id, doc.voidCause ?? 'changed')
  return doc
}

/** Has signing follow what becomes of papers, of which their own area knows nothing. */
export const signingPlugin = entityPlugin({
  collection: (collection: CollectionConfig) =>
    collection.slug === 'papers'
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), followVoid],
          },
        }
      : collection,
})
