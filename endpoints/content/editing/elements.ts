import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { staffEndpoint } from '@/src/access/actions'
import { revertInput, saveInput } from '@/src/domain/content/editing/editor-input'
import { errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { markOf } from '@/src/services/content/editing/marks'
import { pageElements } from '@/src/services/content/editing/page-elements'
import {
  type Held,
  NewerDraft,
  revertToDefault,
  saveDraft,
} from '@/src/services/content/editing/save-draft'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

/** Not `page`: in a query that is a number to Payload. */
const pageQuery = z.object({ of: z.string().max(200) })

/** The elements of a page, and those that all pages share, as an editor has them. */
const pageElementsEndpoint = staffEndpoint({
  action: 'viewDrafts',
  path: '/visual-editor/elements',
  method: 'get',
  handler: async (req) => {
    const { of: page } = parseInput(pageQuery, Object.fromEntries(req.searchParams))
    const found = await pageElements(req, page)
    const elements = found.map((one) => ({ ...one, mark: markOf(one.page, one.selector) }))
    return Response.json({ elements }, NO_STORE)
  },
})

type Change = (
  req: PayloadRequest,
  id: string,
  body: unknown,
) => Promise<Held & { message: string }>

/** A change of one element; of two at once the second author gets both texts, and decides again. */
const changing = (name: string, change: Change): Endpoint =>
  staffRowEndpoint('element', {
    action: 'editContent',
    path: `/visual-editor/elements/:id/${name}`,
    method: 'post',
    handler: async (req, id) => {
      try {
        return Response.json(await change(req, id, await bodyOf(req)))
      } catch (error) {
        if (!(error instanceof NewerDraft)) throw error
        return errorResponse(error, { theirs: error.theirs, mine: error.mine })
      }
    },
  })

export const elementEndpoints: Endpoint[] = [
  pageElementsEndpoint,
  changing('save', async (req, id, body) => {
    const { value, revision } = parseInput(saveInput, body)
    return { ...(await saveDraft(req, id, value, revision)), message: 'Saved' }
  }),
  changing('revert', async (req, id, body) => {
    const { revision } = parseInput(revertInput, body)
    return { ...(await revertToDefault(req, id, revision)), message: 'Reverted to the default' }
  }),
]
