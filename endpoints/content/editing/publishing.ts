import type { Endpoint, PayloadRequest } from 'payload'

import { plainStaffActions, staffActions } from '@/endpoints/platform/staff-actions'
import { staffEndpoint } from '@/src/access/actions'
import {
  chosenInput,
  scheduleInput,
  scheduleProblem,
} from '@/src/domain/content/editing/editor-input'
import { plural } from '@/src/domain/vocabulary/plural'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { AppError } from '@/src/lib/errors'
import { discardDrafts, publishDrafts, waitingDrafts } from '@/src/services/content/editing/publish'
import {
  cancelSchedule,
  schedulePublish,
  waitingSchedules,
} from '@/src/services/content/editing/schedule'
import { businessZoneOf } from '@/src/services/platform/business-zone'

const publishing = staffActions('publishContent')

async function schedule(req: PayloadRequest, at: Date): Promise<string> {
  const problem = scheduleProblem(at, new Date())
  if (problem) throw new AppError('invalid_input', problem, 422, { at: problem })
  return momentText(at, await businessZoneOf(req))
}

/** What waits, and bringing it live: now, later, or not at all. */
export const publishingEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'viewDrafts',
    path: '/visual-editor/drafts',
    method: 'get',
    handler: async (req) =>
      Response.json(
        { drafts: await waitingDrafts(req), schedules: await waitingSchedules(req) },
        { headers: { 'cache-control': 'no-store' } },
      ),
  }),
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
