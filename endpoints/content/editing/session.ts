import type { Endpoint } from 'payload'

import { staffActions } from '@/endpoints/platform/staff-actions'
import { nothingInput, presenceInput } from '@/src/domain/content/editing/editor-input'
import { beginDrafts, endDrafts } from '@/src/services/content/editing/draft-session'
import { editorNews, leaveEditor } from '@/src/services/content/editing/presence'

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
