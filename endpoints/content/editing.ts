import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffActions, staffRowPost } from '@/endpoints/platform/staff-actions'
import { staffGet, staffPost } from '@/src/access/actions'
import {
  historyQuery,
  nothingInput,
  presenceInput,
  revertInput,
  saveInput,
  undoInput,
} from '@/src/domain/content/editing/editor-input'
import { AppError, errorResponse, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  beginDrafts,
  editorNews,
  endDrafts,
  leaveEditor,
} from '@/src/services/content/editing/draft-session'
import { pageElements } from '@/src/services/content/editing/elements'
import { readHistory, readSet } from '@/src/services/content/editing/history'
import { markOf } from '@/src/services/content/editing/marks'
import {
  type Held,
  NewerDraft,
  revertToDefault,
  saveDraft,
} from '@/src/services/content/editing/save-draft'
import { NewerWork, redoSet, restoreSet, undoSet } from '@/src/services/content/editing/undo'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

/** Not `page`: in a query that is a number to Payload. */
const pageQuery = z.object({ of: z.string().max(200) })

type Change = (
  req: PayloadRequest,
  id: string,
  body: unknown,
) => Promise<Held & { message: string }>

/** A change of one element; of two at once the second author gets both texts, and decides again. */
const changing = (name: string, change: Change): Endpoint =>
  staffRowPost('element', 'editContent', `/visual-editor/elements/:id/${name}`, async (req, id) => {
    try {
      return Response.json(await change(req, id, await bodyOf(req)))
    } catch (error) {
      if (!(error instanceof NewerDraft)) throw error
      return errorResponse(error, { theirs: error.theirs, mine: error.mine })
    }
  })

export const elementEndpoints: Endpoint[] = [
  staffGet('viewDrafts', '/visual-editor/elements', async (req) => {
    const { of: page } = parseInput(pageQuery, Object.fromEntries(req.searchParams))
    const found = await pageElements(req, page)
    const elements = found.map((one) => ({ ...one, mark: markOf(one.page, one.selector) }))
    return Response.json({ elements }, NO_STORE)
  }),
  changing('save', async (req, id, body) => {
    const { value, revision } = parseInput(saveInput, body)
    return { ...(await saveDraft(req, id, value, revision)), message: 'Saved' }
  }),
  changing('revert', async (req, id, body) => {
    const { revision } = parseInput(revertInput, body)
    return { ...(await revertToDefault(req, id, revision)), message: 'Reverted to the default' }
  }),
]

const setNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** @throws AppError 404 for an address that names no number */
function numberOf(req: PayloadRequest): number {
  const parsed = setNumber.safeParse(req.routeParams?.number)
  if (parsed.success) return parsed.data
  throw new AppError('no_change', 'This change does not exist.', 404)
}

type Act = (req: PayloadRequest, number: number, body: unknown) => Promise<string>

/** One thing that is done to a change; where newer work stands in the way it is named. */
const acting = (name: string, act: Act): Endpoint =>
  staffPost('editContent', `/visual-editor/changes/:number/${name}`, async (req) => {
    try {
      return Response.json({ message: await act(req, numberOf(req), await bodyOf(req)) })
    } catch (error) {
      if (!(error instanceof NewerWork)) throw error
      return errorResponse(error, { obstacles: error.obstacles, rest: error.rest })
    }
  })

export const historyEndpoints: Endpoint[] = [
  staffGet('viewDrafts', '/visual-editor/history', async (req) => {
    const asked = parseInput(historyQuery, Object.fromEntries(req.searchParams))
    return Response.json(await readHistory(req, asked), NO_STORE)
  }),
  staffGet('viewDrafts', '/visual-editor/changes/:number', async (req) =>
    Response.json(await readSet(req, numberOf(req)), NO_STORE),
  ),
  acting('undo', (req, number, body) => undoSet(req, number, parseInput(undoInput, body).theRest)),
  acting('redo', (req, number) => redoSet(req, number)),
  acting('restore', (req, number) => restoreSet(req, number)),
]

/**
 * Next’s own switch, which makes a page read what is not cached. It opens nothing on its own: what
 * is shown then depends on the session.
 */
async function switchDraftMode(isOn: boolean): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return // outside Next there are no pages
  const { draftMode } = await import('next/headers')
  const mode = await draftMode()
  if (isOn) mode.enable()
  else mode.disable()
}

const looking = staffActions('viewDrafts')

/** Seeing drafts on the site itself, and who else is in the editor. */
export const editorSessionEndpoints: Endpoint[] = [
  looking('/visual-editor/begin', nothingInput, async (req) => {
    await beginDrafts(req)
    await switchDraftMode(true)
    return { message: 'The site shows drafts in this browser for 12 hours.' }
  }),
  looking('/visual-editor/end', nothingInput, async (req) => {
    await endDrafts(req)
    await switchDraftMode(false)
    return { message: 'The site shows what visitors see.' }
  }),
  looking('/visual-editor/presence', presenceInput, editorNews),
  looking('/visual-editor/leave', nothingInput, async (req) => {
    await leaveEditor(req)
    return { left: true }
  }),
]
