import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

import { AppError } from '@/src/lib/errors'
import { isDraftVersion } from '@/src/services/content/pages/draft-version'

const change = z.looseObject({
  data: z.looseObject({ _status: z.string().nullish() }),
  draft: z.boolean().nullish(),
})

const restoring = z.looseObject({ id: z.string(), draft: z.boolean().nullish() })

/** Whether a version that was a draft would come to stand in place of what is published. */
async function leavesDraft(req: PayloadRequest, args: unknown): Promise<boolean> {
  const { data: asked } = restoring.safeParse(args)
  if (!asked || asked.draft) return false
  return isDraftVersion(req, asked.id)
}

const sent = z.looseObject({
  id: z.string(),
  data: z.looseObject({ body: z.unknown(), updatedAt: z.string() }),
})

/**
 * Whether a change brings back what is published, as the form does to drop a draft: it sends that
 * text as it was read, which is older than the draft.
 */
async function dropsDraft(req: PayloadRequest, args: unknown): Promise<boolean> {
  const { data: asked } = sent.safeParse(args)
  if (!asked?.data.body) return false
  const published = await req.payload.findByID({
    collection: 'sitePages',
    id: asked.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // only compared
    req,
  })
  return (
    published !== null &&
    published.updatedAt === asked.data.updatedAt &&
    JSON.stringify(published.body) === JSON.stringify(asked.data.body)
  )
}

/**
 * A page that visitors and the law expect stays on the site: a new text takes its place, or none. A
 * change that does not say whether it is a draft is what visitors read from then on, and is judged
 * as that.
 */
export const keepPublished: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && (await leavesDraft(req, args))) {
    throw new AppError('page_needed', 'This version is a draft. Restore it as a draft.', 409)
  }
  const isUpdate = operation === 'update' || operation === 'updateByID'
  const { data: asked } = change.safeParse(args)
  if (!isUpdate || !asked || asked.draft) return args
  if (asked.data._status === 'draft') {
    throw new AppError(
      'page_needed',
      'This page can’t be taken off the site. Publish a new text in its place.',
      409,
    )
  }
  const data = { ...asked.data, _status: 'published' }
  // There is nothing of anyone’s to be lost, so it is compared with no newer draft.
  return { ...args, data: (await dropsDraft(req, args)) ? { ...data, updatedAt: undefined } : data }
}
