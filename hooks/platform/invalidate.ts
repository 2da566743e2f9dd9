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

const dropping =
  (tag: string) =>
  async <Doc>({ doc, req }: { readonly doc: Doc; readonly req: PayloadRequest }): Promise<Doc> => {
    await invalidate(req, tag)
    return doc
  }

/** What the public site has cached under a tag is read again after any change of a collection. */
export function invalidateTag(tag: string): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return { afterChange: [dropping(tag)], afterDelete: [dropping(tag)] }
}

/** Hooks that drop the cached pages of a tag when a global changes. */
export const invalidateGlobalTag = (tag: string): { afterChange: GlobalAfterChangeHook[] } => ({
  afterChange: [dropping(tag)],
})
