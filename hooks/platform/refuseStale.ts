import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'

import { entityPlugin } from '@/src/lib/entity-plugin'
import { AppError } from '@/src/lib/errors'

const SEEN = 'seenUpdatedAt'

const sent = z.object({
  data: z.object({ updatedAt: z.string() }),
  overrideAccess: z.literal(false).optional(),
})

type Operation = {
  readonly args?: unknown
  readonly operation: string
  readonly req: PayloadRequest
}

/**
 * Payload's forms send `updatedAt` as they were opened with. Changes of one record wait for one
 * another (`holdRowsPlugin`), so that of two that were opened together only one can be first.
 */
function noteSeen({ args, operation, req }: Operation): void {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return
  const { data: asked } = sent.safeParse(args)
  if (asked) req.context[SEEN] = asked.data.updatedAt
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

const compareSeen: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation === 'update') compare(req, originalDoc)
  return data
}

const compareGlobal: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  compare(req, originalDoc)
  return data
}

/**
 * Refuses to save a record or a global over a newer version that the form never showed. Payload's own locks,
 * which each write by anyone would look for, are off.
 */
export const staleGuardPlugin = entityPlugin({
  collection: ({ hooks, ...collection }) => ({
    ...collection,
    lockDocuments: false,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteSeen],
      beforeChange: [compareSeen, ...(hooks?.beforeChange ?? [])],
    },
  }),
  global: ({ hooks, ...global }) => ({
    ...global,
    lockDocuments: false,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteSeen],
      beforeChange: [compareGlobal, ...(hooks?.beforeChange ?? [])],
    },
  }),
})
