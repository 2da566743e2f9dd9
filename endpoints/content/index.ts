import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { uploadedFile } from '@/endpoints/catalogue/uploaded-file'
import {
  editorSessionEndpoints,
  elementEndpoints,
  historyEndpoints,
} from '@/endpoints/content/editing'
import { restorePage, settingsEndpoints } from '@/endpoints/content/settings'
import { plainStaffActions, staffActions } from '@/endpoints/platform/staff-actions'
import { staffGet, staffPost } from '@/src/access/actions'
import { CONTENT_FILE_BYTES } from '@/src/domain/content/editing/content-file'
import {
  chosenInput,
  scheduleInput,
  scheduleProblem,
} from '@/src/domain/content/editing/editor-input'
import { findInput, replaceInput } from '@/src/domain/content/editing/find-replace'
import { plural } from '@/src/domain/vocabulary/plural'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { env } from '@/src/lib/env'
import { parseInput, wrongField } from '@/src/lib/errors'
import { download } from '@/src/lib/http/attachment'
import { defineEndpoint, get } from '@/src/lib/http/endpoint'
import { chatAddress, countChatClick } from '@/src/services/content/chat-clicks'
import { findReplacements, replaceIn } from '@/src/services/content/editing/find-replace'
import { discardDrafts, publishDrafts, waitingDrafts } from '@/src/services/content/editing/publish'
import {
  cancelSchedule,
  schedulePublish,
  waitingSchedules,
} from '@/src/services/content/editing/schedule'
import { exportContent, importContent, planImport } from '@/src/services/content/editing/transfer'
import { businessZone } from '@/src/services/platform/business-zone'
import { mayCount } from '@/src/services/platform/visits/visits'
import { seoEndpoints } from './seo'
import { whatsappEndpoints } from './whatsapp'

const publishing = staffActions('publishContent')

async function schedule(req: PayloadRequest, at: Date): Promise<string> {
  const problem = scheduleProblem(at, new Date())
  if (problem) throw wrongField('at', problem)
  return momentText(at, await businessZone(req))
}

/** What waits, and bringing it live: now, later, or not at all. */
const publishingEndpoints: Endpoint[] = [
  staffGet('viewDrafts', '/visual-editor/drafts', async (req) =>
    Response.json(
      { drafts: await waitingDrafts(req), schedules: await waitingSchedules(req) },
      { headers: { 'cache-control': 'no-store' } },
    ),
  ),
  publishing('/visual-editor/publish', chosenInput, async (req, { drafts }) => {
    const { count, number } = await publishDrafts(req, drafts)
    return { message: `Published ${plural(count, 'element')}. Visitors see it now.`, number }
  }),
  publishing('/visual-editor/schedule', scheduleInput, async (req, { drafts, at }) => {
    const words = await schedule(req, new Date(at))
    const { id } = await schedulePublish(req, drafts, new Date(at))
    return { id, message: `${plural(drafts.length, 'draft')} will be published ${words}.` }
  }),
  plainStaffActions('schedule', 'publishContent')(
    '/visual-editor/schedules/:id/cancel',
    async (req, id) => {
      await cancelSchedule(req, id)
      return { message: 'Schedule canceled. The drafts stay drafts.' }
    },
  ),
  staffActions('editContent')('/visual-editor/discard', chosenInput, async (req, { drafts }) => {
    const { count, number } = await discardDrafts(req, drafts)
    return { message: `Discarded ${plural(count, 'draft')}. What is live stays.`, number }
  }),
]

const bulk = staffActions('bulkEditContent')

const fileOf = async (req: PayloadRequest): Promise<string> =>
  new TextDecoder().decode(await uploadedFile(req, CONTENT_FILE_BYTES, 'JSON'))

/** Which preview an import follows. */
const importQuery = z.object({
  newest: z.string('Check the file first.').max(100),
})

async function exported(req: PayloadRequest): Promise<Response> {
  const now = new Date()
  const day = isoDayIn(now, await businessZone(req))
  return download(
    await exportContent(req, now),
    'application/json; charset=utf-8',
    `content-export-${day}.json`,
  )
}

/** Changes of many elements at once, each looked at first; and all of them as a file. */
const bulkEndpoints: Endpoint[] = [
  bulk('/visual-editor/find', findInput, async (req, input) => {
    const { found, isMore } = await findReplacements(req, input)
    const message = found.length === 0 ? 'No matching elements found' : ''
    return { found, isMore, message }
  }),
  bulk('/visual-editor/replace', replaceInput, async (req, input) => {
    const count = await replaceIn(req, input)
    return { message: `Updated ${count} elements`, count }
  }),
  staffGet('exportContent', '/visual-editor/export', exported),
  staffPost('bulkEditContent', '/visual-editor/import/check', async (req) =>
    Response.json(await planImport(req, await fileOf(req))),
  ),
  staffPost('bulkEditContent', '/visual-editor/import', async (req) => {
    const { newest } = parseInput(importQuery, Object.fromEntries(req.searchParams))
    const file = await fileOf(req)
    return Response.json({ message: await importContent(req, file, newest) })
  }),
]

/** Sends on to the chat that staff have set, and to nowhere else; to our form while there is none. */
async function sendOn(req: PayloadRequest): Promise<{ response: Response; isChat: boolean }> {
  const address = await chatAddress(req)
  const headers = {
    location: address ?? new URL('/support#message', env.SITE_URL).href,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return { response: new Response(null, { status: 302, headers }), isChat: address !== null }
}

/** What the site says, edited by staff, its branding and its chats. */
export const contentEndpoints: Endpoint[] = [
  /** The chat button of the site leads here: the click is counted, and the visitor sent on. */
  get('/go/whatsapp', async (req) => {
    const { response, isChat } = await sendOn(req)
    if (isChat && (await mayCount(req, 'chat-click'))) await countChatClick(req.payload)
    return response
  }),
  /** A machine that looks where a link leads; people don't ask so. */
  defineEndpoint({
    path: '/go/whatsapp',
    method: 'head',
    handler: async (req) => (await sendOn(req)).response,
  }),
  ...settingsEndpoints,
  restorePage,
  ...seoEndpoints,
  ...whatsappEndpoints,
  ...elementEndpoints,
  ...publishingEndpoints,
  ...historyEndpoints,
  ...editorSessionEndpoints,
  ...bulkEndpoints,
]
