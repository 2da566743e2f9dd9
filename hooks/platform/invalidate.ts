import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { invalidateTags } from '@/src/services/platform/invalidate-tags'

async function invalidate(req: PayloadRequest, tag: string): Promise<void> {
  if (req.context.seeding) return // no one has cached anything of a database that is being filled
  await invalidateTags(req, [tag])
}

/** What the public site has cached under a tag is read again after any change of a collection. */
export function invalidateTag(tag: string): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, tag)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await invalidate(req, tag)
        return doc
      },
    ],
  }
}

/** Hooks that drop the cached pages of a tag when a global changes. */
export function invalidateGlobalTag(tag: string): { afterChange: GlobalAfterChangeHook[] } {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await invalidate(req, tag)
        return doc
      },
    ],
  }
}
