import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { can } from '@/src/access/actions'
import { permissionsOf } from '@/src/access/permissions'
import { isOwnPage } from '@/src/domain/content/addresses'
import { isLegalPath, versionOf } from '@/src/domain/content/pages/site-pages'
import { richTextProblem } from '@/src/domain/content/rich-text/problem'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { requiredPermission } from '@/src/domain/platform/permissions/permission-text'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import type { SeoPage, SitePage } from '@/src/payload-types'
import {
  dayProblem,
  isDraftVersion,
  keepVersion,
} from '@/src/services/content/pages/legal-versions'
import { followMovedPath } from '@/src/services/content/redirects/redirects'

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

const refused = (field: string, words: string, status = 422) =>
  new AppError('bad_page', words, status, { [field]: words })

/**
 * Refuses what no page may hold, in drafts too, and a legal text that would take the place of one
 * that people have agreed to. What visitors read is changed by those who may publish.
 *
 * @throws AppError 403, 409, 422
 */
export const guardPage: CollectionBeforeChangeHook<SitePage> = async ({
  data: asked,
  operation,
  originalDoc,
  req,
}) => {
  // Which page it is, the code says.
  const { name, path } = operation === 'create' ? asked : { ...asked, ...originalDoc }
  const data = { ...asked, name, path }
  const { body, updatedOn } = { ...originalDoc, ...data }
  const problem = body === undefined || body === null ? null : richTextProblem(body)
  if (problem) throw refused('body', problem)
  if (data._status === 'published' && req.user && !(await can(req, 'publishContent'))) {
    throw new AppError('forbidden', requiredPermission(ACTIONS.publishContent), 403)
  }
  if (data._status !== 'published' || !isLegalPath(path)) return data
  const day = versionOf(updatedOn)
  if (day === null) throw refused('updatedOn', 'Enter the date of this version.')
  const taken = await dayProblem(req, { page: path, day, body })
  if (taken) throw refused('updatedOn', taken, 409)
  return data
}

/** Keeps each legal text that is published, in the transaction that publishes it. */
export const keepLegalVersion: CollectionAfterChangeHook<SitePage> = async ({ doc, req }) => {
  const day = versionOf(doc.updatedOn)
  if (doc._status === 'published' && isLegalPath(doc.path) && day) {
    await keepVersion(req, { page: doc.path, day, body: doc.body })
  }
  return doc
}

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
  const published = await findById(req, 'sitePages', asked.id, {
    overrideAccess: true, // only compared
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

const NEEDED = ['manage_branding', 'manage_settings'] as const

/**
 * An old version brings every section back at once, and Payload asks for no right to a single
 * field of it: anyone who restores one must be able to change them all.
 */
export const guardRestore: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess) return args
  const held = await permissionsOf(req)
  const missing = NEEDED.find((one) => !held.has(one))
  if (missing) throw new AppError('forbidden', requiredPermission(missing), 403)
  return args
}
