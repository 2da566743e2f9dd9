import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { uploadedFile } from '@/endpoints/catalogue/uploaded-file'
import { deeds } from '@/endpoints/platform/deeds'
import { staffEndpoint } from '@/src/access/actions'
import { CONTENT_FILE_BYTES } from '@/src/domain/content/editing/content-file'
import { findInput, replaceInput } from '@/src/domain/content/editing/find-replace'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { parseInput } from '@/src/lib/errors'
import { attachment } from '@/src/lib/http/attachment'
import { findReplacements, replaceIn } from '@/src/services/content/editing/find-replace'
import { exportContent, importContent, planImport } from '@/src/services/content/editing/transfer'
import { businessZoneOf } from '@/src/services/platform/business-zone'

const bulk = deeds('bulkEditContent')

const fileOf = async (req: PayloadRequest): Promise<string> =>
  new TextDecoder().decode(await uploadedFile(req, CONTENT_FILE_BYTES, 'JSON'))

/** Which preview an import follows. */
const importQuery = z.object({
  newest: z.string('Check the file first.').max(100),
})

async function exported(req: PayloadRequest): Promise<Response> {
  const now = new Date()
  const day = isoDayIn(now, await businessZoneOf(req))
  return new Response(await exportContent(req, now), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': attachment(`content-export-${day}.json`),
      'cache-control': 'no-store',
    },
  })
}

/** Changes of many elements at once, each looked at first; and all of them as a file. */
export const bulkEndpoints: Endpoint[] = [
  bulk('/visual-editor/find', findInput, async (req, input) => {
    const { found, isMore } = await findReplacements(req, input)
    const message = found.length === 0 ? 'No matching elements found' : ''
    return { found, isMore, message }
  }),
  bulk('/visual-editor/replace', replaceInput, async (req, input) => {
    const count = await replaceIn(req, input)
    return { message: `Updated ${count} elements`, count }
  }),
  staffEndpoint({
    action: 'exportContent',
    path: '/visual-editor/export',
    method: 'get',
    handler: exported,
  }),
  staffEndpoint({
    action: 'bulkEditContent',
    path: '/visual-editor/import/check',
    method: 'post',
    handler: async (req) => Response.json(await planImport(req, await fileOf(req))),
  }),
  staffEndpoint({
    action: 'bulkEditContent',
    path: '/visual-editor/import',
    method: 'post',
    handler: async (req) => {
      const { newest } = parseInput(importQuery, Object.fromEntries(req.searchParams))
      const file = await fileOf(req)
      return Response.json({ message: await importContent(req, file, newest) })
    },
  }),
]
