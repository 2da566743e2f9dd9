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

import { entityPlugin } from '@/src/lib/entity-plugin'
import { AppError } from '@/src/lib/errors'

const SEEN = 'seenUpdatedAt'

const sent = z.object({
  data: z.object({ updatedAt: z.string() }),
  overrideAccess: z.literal(false).optional(),
})

/**
 * Payload's forms send `updatedAt` as they were opened with. Changes of one record wait for one
 * another (`holdRowsPlugin`), so that of two that were opened together only one can be first.
 */
function note(req: PayloadRequest, args: unknown): void {
  const { data: asked } = sent.safeParse(args)
  if (asked && req.payloadAPI === 'REST') req.context[SEEN] = asked.data.updatedAt
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

const noteSeen: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') note(req, args)
  return args
}

const compareSeen: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update') compare(req, originalDoc)
  return data
}

const noteGlobal: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') note(req, args)
  return args
}

const compareGlobal: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  compare(req, originalDoc)
  return data
}

function withStaleGuard(collection: CollectionConfig): CollectionConfig {
  const { beforeOperation = [], beforeChange = [] } = collection.hooks ?? {}
  return {
    ...collection,
    lockDocuments: false,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...beforeOperation, noteSeen],
      beforeChange: [compareSeen, ...beforeChange],
    },
  }
}

function withGlobalStaleGuard(global: GlobalConfig): GlobalConfig {
  const { beforeOperation = [], beforeChange = [] } = global.hooks ?? {}
  return {
    ...global,
    lockDocuments: false,
    hooks: {
      ...global.hooks,
      beforeOperation: [...beforeOperation, noteGlobal],
      beforeChange: [compareGlobal, ...beforeChange],
    },
  }
}

/**
 * Refuses to save a record or a global over a newer version that the form never showed. Payload's own locks,
 * which each write by anyone would look for, are off.
 */
export const staleGuardPlugin = entityPlugin({
  collection: withStaleGuard,
  global: withGlobalStaleGuard,
})
