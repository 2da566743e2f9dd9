import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { activeInput, said, savingEndpoint } from '@/endpoints/catalogue/entries'
import { checkedToken } from '@/endpoints/catalogue/uploaded-file'
import { formDataOf } from '@/endpoints/platform/form'
import { plainStaffActions, staffRowActions } from '@/endpoints/platform/staff-actions'
import { staffGet, staffPost } from '@/src/access/actions'
import { seenEntry } from '@/src/domain/catalogue/editing/typed-values'
import { seoInput } from '@/src/domain/content/seo/seo-form'
import { REDIRECT_FILE_BYTES } from '@/src/domain/platform/redirects/redirect-file'
import { redirectForm } from '@/src/domain/platform/redirects/redirect-form'
import { plural } from '@/src/domain/vocabulary/plural'
import { AppError, parseInput } from '@/src/lib/errors'
import { REDIRECT_FILE_LIMIT } from '@/src/lib/http/body-limits'
import { switchKept } from '@/src/services/content/editing'
import {
  checkRedirects,
  importRedirects,
  removeRedirect,
  saveRedirect,
} from '@/src/services/content/redirects/redirects'
import { askForCheck } from '@/src/services/content/seo/check-site'
import {
  readSeoPage,
  removeSeoPage,
  restoreSeoPage,
  saveSeoPage,
} from '@/src/services/content/seo/seo-pages'

const redirectInput = redirectForm.extend(seenEntry)

const page = plainStaffActions('seo_page', 'changeSeo')

const pathQuery = z.object({ path: z.string().max(200) })

const pageEndpoints: Endpoint[] = [
  staffGet('viewSeo', '/seo/pages/of', async (req) => {
    const shown = await readSeoPage(
      req,
      parseInput(pathQuery, Object.fromEntries(req.searchParams)),
    )
    return Response.json({ shown }, { headers: { 'cache-control': 'no-store' } })
  }),
  savingEndpoint('seo/pages', 'changeSeo', {
    input: seoInput,
    save: saveSeoPage,
    words: ({ id }) => (id ? 'SEO page updated.' : 'SEO page created.'),
  }),
  staffRowActions('seo_page', 'changeSeo')(
    '/seo/pages/:id/switch',
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchKept(req, 'seoPages', id, isActive),
    }),
  ),
  page('/seo/pages/:id/remove', async (req, id) => ({
    message: `SEO page deleted: ${await removeSeoPage(req, id)}`,
    undo: {},
  })),
  page('/seo/pages/:id/restore', async (req, id) => ({
    message: `SEO page restored: ${await restoreSeoPage(req, id)}`,
  })),
]

const tooLarge = () =>
  new AppError(
    'too_large',
    `This file is larger than ${REDIRECT_FILE_BYTES / 1024 / 1024} MB.`,
    413,
  )

/** The file of an import, read no further than it may be long. @throws AppError 400, 413, 422 */
async function fileOf(req: PayloadRequest): Promise<Uint8Array> {
  const { files } = await formDataOf(req, {
    most: REDIRECT_FILE_LIMIT,
    tooLarge,
    files: 'file',
  })
  const file = files[0]
  if (!file) {
    throw new AppError('no_file', 'Choose a CSV file.', 422, { file: 'Choose a CSV file.' })
  }
  if (file.data.byteLength > REDIRECT_FILE_BYTES) throw tooLarge()
  return file.data
}

const redirectEndpoints: Endpoint[] = [
  savingEndpoint('seo/redirects', 'changeRedirects', {
    input: redirectInput,
    save: saveRedirect,
    words: ({ from }) => `Redirect saved: ${from}`,
  }),
  staffRowActions('redirect', 'changeRedirects')(
    '/seo/redirects/:id/switch',
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchKept(req, 'redirects', id, isActive),
    }),
  ),
  plainStaffActions('redirect', 'changeRedirects')(
    '/seo/redirects/:id/remove',
    async (req, id) => ({
      message: `Redirect deleted: ${await removeRedirect(req, id)}`,
    }),
  ),
  staffPost('importRedirects', '/seo/redirects/import/check', async (req) =>
    Response.json(await checkRedirects(req, await fileOf(req))),
  ),
  staffPost('importRedirects', '/seo/redirects/import', async (req) => {
    const token = checkedToken(req)
    const { added, changed } = await importRedirects(req, await fileOf(req), token)
    return said(`Imported ${plural(added.length + changed.length, 'redirect')}.`)
  }),
]

export const seoEndpoints: Endpoint[] = [
  ...pageEndpoints,
  ...redirectEndpoints,
  staffPost('checkSite', '/seo/check', async (req) => {
    await askForCheck(req)
    return said('The check has started. It takes about a minute.')
  }),
]
