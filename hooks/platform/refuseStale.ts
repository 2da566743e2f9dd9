import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'

import { lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'

const SEEN = 'seenUpdatedAt'

const sent = z.object({
  data: z.object({ updatedAt: z.string() }),
  id: z.union([z.string(), z.number()]).optional(),
  overrideAccess: z.literal(false).optional(),
})

/**
 * Payload's forms send `updatedAt` as they were opened with. It is noted, and changes of the same
 * record wait for one another, so that of two that were opened together only one can be first.
 */
async function note(req: PayloadRequest, slug: string, args: unknown): Promise<void> {
  const { data: asked } = sent.safeParse(args)
  if (!asked || req.payloadAPI !== 'REST') return
  await lockInTransaction(req, `change ${slug} ${asked.id ?? ''}`)
  req.context[SEEN] = asked.data.updatedAt
}

/** @throws AppError 409 `stale` where something newer was saved than the form was opened with */
function compare(req: PayloadRequest, before: unknown): void {
  const seen = req.context[SEEN]
  delete req.context[SEEN] // what this change leads to is not the form's
  const now = z.object({ updatedAt: z.string() }).safeParse(before).data?.updatedAt
  if (typeof seen !== 'string' || !now || Date.parse(seen) === Date.parse(now)) return
  throw new AppError(
    'stale',
    'Someone saved this after you opened it. Nothing was changed, and your text is still in the form. Reload the page to see theirs before you save again.',
    409,
  )
}

const noteSeen: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === 'update' || operation === 'updateByID') await note(req, collection.slug, args)
  return args
}

const compareSeen: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update') compare(req, originalDoc)
  return data
}

const noteGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await note(req, global.slug, args)
  return args
}

const compareGlobal: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  compare(req, originalDoc)
  return data
}

/** Refuses to save a record over a newer one that the form never showed. */
export function withStaleGuard(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [], beforeChange = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...beforeOperation, noteSeen],
      beforeChange: [compareSeen, ...beforeChange],
    },
  }
}

/** The same for a global. */
export function withGlobalStaleGuard(global: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], beforeChange = [] } = global.hooks ?? {}
  return {
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [...beforeOperation, noteGlobal],
      beforeChange: [compareGlobal, ...beforeChange],
    },
  }
}
