import type { CollectionBeforeChangeHook } from 'payload'

import { can } from '@/src/access/actions'
import { isLegalPath, versionOf } from '@/src/domain/content/pages/site-pages'
import { richTextProblem } from '@/src/domain/content/rich-text/problem'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { AppError } from '@/src/lib/errors'
import type { SitePage } from '@/src/payload-types'
import { dayProblem } from '@/src/services/content/pages/legal-versions'

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
    throw new AppError('forbidden', `Required permission: ${ACTIONS.publishContent}`, 403)
  }
  if (data._status !== 'published' || !isLegalPath(path)) return data
  const day = versionOf(updatedOn)
  if (day === null) throw refused('updatedOn', 'Enter the date of this version.')
  const taken = await dayProblem(req, { page: path, day, body })
  if (taken) throw refused('updatedOn', taken, 409)
  return data
}
