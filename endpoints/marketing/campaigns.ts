import type { Endpoint, PayloadRequest } from 'payload'
import { staffRowEndpoint } from '@/endpoints/platform/row-id'
import { plainStaffActions, staffRowActions } from '@/endpoints/platform/staff-actions'
import { staffEndpoint } from '@/src/access/actions'
import { LEAD_LABELS } from '@/src/domain/leads/lead-change'
import {
  campaignInput,
  scheduleInput,
  sendEmailCampaignInput,
  sendInput,
} from '@/src/domain/marketing/campaign-input'
import { CAMPAIGN_LIST_BYTES, LIST_TOO_LARGE } from '@/src/domain/marketing/campaign-list'
import { plural } from '@/src/domain/vocabulary/plural'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import {
  cancelCampaign,
  pauseCampaign,
  resendToFailed,
  resumeCampaign,
  reviseCampaign,
  scheduleCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { countAudience } from '@/src/services/marketing/campaigns/count-audience'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { copyCampaign, saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { sendTest, sendToEveryone } from '@/src/services/marketing/campaigns/send-function'
import { limitRate } from '@/src/services/platform/limit-rate'

type Act = (req: PayloadRequest, id: string) => Promise<unknown>

const NOBODY = 'No one in this audience may be mailed. See who is left out, and why.'

const change = plainStaffActions('campaign', 'changeCampaigns')

/** One thing that is done to a campaign, and what is said of it. */
const acting = (name: string, act: Act, message: string): Endpoint =>
  change(`/marketing/campaigns/:id/${name}`, async (req, id) => {
    await act(req, id)
    return { message }
  })

/** What was typed of a campaign, with the list that comes beside it as a file. @throws AppError 413 */
async function bodyWithList(req: PayloadRequest): Promise<unknown> {
  const body = await bodyOf(req)
  if (!req.file) return body
  const { data } = req.file
  if (data.byteLength > CAMPAIGN_LIST_BYTES)
    throw new AppError('too_large', LIST_TOO_LARGE, 413, { addresses: LIST_TOO_LARGE })
  return { ...(body instanceof Object && body), addresses: new TextDecoder().decode(data) }
}

/** What staff do with campaigns. */
export const campaignEndpoints: Endpoint[] = [
  staffEndpoint({
    action: 'changeCampaigns',
    path: '/marketing/campaigns/save',
    method: 'post',
    handler: async (req) => {
      const input = parseInput(campaignInput, await bodyWithList(req))
      const { campaign, message } = await saveCampaign(req, input)
      return Response.json({ id: campaign.id, message })
    },
  }),
  staffRowEndpoint('campaign', {
    action: 'changeCampaigns',
    path: '/marketing/campaigns/:id/audience',
    method: 'get',
    handler: async (req, id) => Response.json(await countAudience(req, id)),
  }),
  staffRowEndpoint('campaign', {
    action: 'previewEmail',
    path: '/marketing/campaigns/:id/progress',
    method: 'get',
    handler: async (req, id) => Response.json({ progress: await progressOf(req, id) }),
  }),
  staffRowActions('campaign', 'changeCampaigns')(
    '/marketing/campaigns/:id/send',
    sendInput,
    async (req, id, seen) => {
      const { mailable, isPart } = await countAudience(req, id)
      if (mailable === 0) throw new AppError('no_recipients', NOBODY, 422)
      const { audience } = await sendCampaign(req, id, seen?.version)
      if (audience === 'leads_chosen' && !isPart) return { message: LEAD_LABELS.mailed(mailable) }
      const atLeast = isPart ? 'at least ' : ''
      return { message: `Sending to ${atLeast}${plural(mailable, 'recipient')}.` }
    },
  ),
  staffRowActions('campaign', 'changeCampaigns')(
    '/marketing/campaigns/:id/schedule',
    scheduleInput,
    async (req, id, schedule) => {
      const { scheduledAt } = await scheduleCampaign(req, id, schedule)
      const when = momentText(scheduledAt ?? '', schedule.timeZone)
      return { message: `Scheduled for ${when}.` }
    },
  ),
  acting('revise', reviseCampaign, 'This campaign is a draft again.'),
  acting('pause', pauseCampaign, 'Paused. No more emails go out until you resume.'),
  acting('resume', resumeCampaign, 'Sending again.'),
  acting('cancel', cancelCampaign, 'Campaign canceled. No one else gets this email.'),
  change('/marketing/campaigns/:id/resend', async (req, id) => ({
    message: await resendToFailed(req, id),
  })),
  change('/marketing/campaigns/:id/copy', async (req, id) => {
    const copy = await copyCampaign(req, id)
    return { id: copy.id, message: `Copied: ${copy.name}` }
  }),
  staffEndpoint({
    action: 'changeCampaigns',
    path: '/send-email-campaign',
    method: 'post',
    handler: sendEmailCampaign,
  }),
]

/** Sends a test, or a campaign to everyone who agreed, as the specification's function does. */
async function sendEmailCampaign(req: PayloadRequest): Promise<Response> {
  const input = parseInput(sendEmailCampaignInput, await bodyOf(req))
  if (input.type === 'test') {
    await limitRate(req, 'mail-test', req.user?.id)
    const sent = await sendTest(req, input)
    return Response.json({
      success: true,
      sent_count: sent,
      message: 'Test email sent successfully!',
    })
  }
  const sent = await sendToEveryone(req, { ...input, name: input.campaign_name })
  return Response.json({
    success: true,
    sent_count: sent,
    message: `Campaign sent to ${sent} recipients!`,
  })
}
