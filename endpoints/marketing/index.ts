import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  plainStaffActions,
  staffActions,
  staffRowActions,
  staffRowGet,
} from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import { LEAD_LABELS } from '@/src/domain/leads/lead-change'
import {
  audienceChoice,
  campaignInput,
  scheduleInput,
  sendEmailCampaignInput,
  sendInput,
} from '@/src/domain/marketing/campaign-input'
import { CAMPAIGN_LIST_BYTES, LIST_TOO_LARGE } from '@/src/domain/marketing/campaign-status'
import { followUpInput } from '@/src/domain/marketing/follow-up-input'
import { previewInput, templateInput } from '@/src/domain/marketing/template-input'
import { plural } from '@/src/domain/vocabulary/plural'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { env } from '@/src/lib/env'
import { AppError, parseInput } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { bodyOf, defineEndpoint, get } from '@/src/lib/http/endpoint'
import { countAsked, countAudience } from '@/src/services/marketing/campaigns/audience'
import {
  cancelCampaign,
  pauseCampaign,
  resendToFailed,
  resumeCampaign,
  reviseCampaign,
  scheduleCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { progressOf } from '@/src/services/marketing/campaigns/figures'
import { copyCampaign, saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { sendTest, sendToEveryone } from '@/src/services/marketing/campaigns/send-function'
import { processFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { saveFollowUp } from '@/src/services/marketing/followups/save-follow-up'
import { switchActive } from '@/src/services/marketing/switch-active'
import {
  deleteTemplate,
  previewTemplate,
  saveTemplate,
} from '@/src/services/marketing/templates/templates'
import { recordClick, recordOpen } from '@/src/services/marketing/tracking/record-visit'
import { readClick, readOpen } from '@/src/services/marketing/tracking/tracked-links'
import { limitRate } from '@/src/services/platform/limit-rate'

type Act = (req: PayloadRequest, id: string) => Promise<unknown>

const NOBODY = 'No one in this audience may be mailed. See who is left out, and why.'

const change = plainStaffActions('campaign', 'changeCampaigns')
const changeBy = staffRowActions('campaign', 'changeCampaigns')

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

/** What a template says, for a campaign that starts from it. @throws AppError 404 */
async function templateText(req: PayloadRequest, id: string): Promise<Response> {
  const select = { subject: true, content: true, writtenAs: true, design: true } as const
  const template = await findById(req, 'emailTemplates', id, { select, overrideAccess: false })
  if (!template) throw new AppError('no_template', 'This template no longer exists.', 404)
  return Response.json(template)
}

export const campaignEndpoints: Endpoint[] = [
  staffPost('changeCampaigns', '/marketing/campaigns/save', async (req) => {
    const input = parseInput(campaignInput, await bodyWithList(req))
    const { campaign, message } = await saveCampaign(req, input)
    return Response.json({ id: campaign.id, message })
  }),
  staffRowGet('campaign', 'changeCampaigns', '/marketing/campaigns/:id/audience', async (req, id) =>
    Response.json(await countAudience(req, id)),
  ),
  staffRowGet('template', 'changeCampaigns', '/marketing/templates/:id', templateText),
  staffPost('changeCampaigns', '/marketing/campaigns/audience', async (req) =>
    Response.json(await countAsked(req, parseInput(audienceChoice, await bodyOf(req)))),
  ),
  staffRowGet('campaign', 'previewEmail', '/marketing/campaigns/:id/progress', async (req, id) =>
    Response.json({ progress: await progressOf(req, id) }),
  ),
  changeBy('/marketing/campaigns/:id/send', sendInput, async (req, id, seen) => {
    const { mailable, isPart } = await countAudience(req, id)
    if (mailable === 0) throw new AppError('no_recipients', NOBODY, 422)
    const { audience } = await sendCampaign(req, id, seen?.version)
    if (audience === 'leads_chosen' && !isPart) return { message: LEAD_LABELS.mailed(mailable) }
    const atLeast = isPart ? 'at least ' : ''
    return { message: `Sending to ${atLeast}${plural(mailable, 'recipient')}.` }
  }),
  changeBy('/marketing/campaigns/:id/schedule', scheduleInput, async (req, id, schedule) => {
    const { scheduledAt } = await scheduleCampaign(req, id, schedule)
    const when = momentText(scheduledAt ?? '', schedule.timeZone)
    return { message: `Scheduled for ${when}.` }
  }),
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
  staffPost('changeCampaigns', '/send-email-campaign', sendEmailCampaign),
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

/** One transparent dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const seen = (req: PayloadRequest) => ({
  method: req.method ?? 'GET',
  userAgent: req.headers.get('user-agent') ?? '',
  at: new Date(),
})

/** The picture of a campaign's mail: the same for an address that we never wrote. */
async function open(req: PayloadRequest): Promise<Response> {
  const recipient = readOpen(req.searchParams)
  if (recipient) await recordOpen(req, recipient, seen(req))
  return new Response(DOT, {
    headers: { 'content-type': 'image/gif', 'cache-control': 'no-store, private' },
  })
}

/** Counts a click and goes on to the address that is signed with it; to no other. */
async function click(req: PayloadRequest): Promise<Response> {
  const tracked = readClick(req.searchParams)
  if (tracked) await recordClick(req, tracked.recipient, tracked.link, seen(req))
  // a header holds no letters such as é: they are encoded, as a browser does
  const location = URL.parse(tracked?.url ?? '')?.href ?? env.SITE_URL
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

const looked = (
  path: `/marketing/${string}`,
  handler: (req: PayloadRequest) => Promise<Response>,
) => [get(path, handler), defineEndpoint({ path, method: 'head', fromAnywhere: true, handler })]

/** What mails of campaigns fetch and link to. */
const trackingEndpoints: Endpoint[] = [
  ...looked('/marketing/open', open),
  ...looked('/marketing/click', click),
]

const activeInput = z.strictObject({ isActive: z.boolean() })

type Place = {
  readonly at: '/marketing' | '/follow-ups'
  readonly change: 'changeEmailTemplates' | 'changeFollowUpTemplates'
  readonly look: 'previewEmail' | 'previewFollowUp'
}

/** What staff do with email templates: under Email Marketing, and under Follow-Up Manager. */
const templatesUnder = ({ at, change, look }: Place): Endpoint[] => [
  staffActions(change)(`${at}/templates/save`, templateInput, async (req, input) => {
    const { id } = await saveTemplate(req, input)
    return {
      id,
      message: `Email template ${input.id === null ? 'created' : 'saved'} successfully!`,
    }
  }),
  staffRowActions('template', change)(
    `${at}/templates/:id/switch`,
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchActive(req, 'emailTemplates', id, isActive),
    }),
  ),
  plainStaffActions('template', change)(`${at}/templates/:id/delete`, async (req, id) => ({
    message: await deleteTemplate(req, id),
  })),
  staffActions(look)(`${at}/templates/preview`, previewInput, previewTemplate),
]

const templateEndpoints: Endpoint[] = [
  ...templatesUnder({ at: '/marketing', change: 'changeEmailTemplates', look: 'previewEmail' }),
  ...templatesUnder({
    at: '/follow-ups',
    change: 'changeFollowUpTemplates',
    look: 'previewFollowUp',
  }),
]

const followUpEndpoints: Endpoint[] = [
  staffActions('changeFollowUps')('/follow-ups/save', followUpInput, async (req, input) => {
    const { id, name } = await saveFollowUp(req, input)
    return { id, message: `Follow-up saved: ${name}` }
  }),
  staffRowActions('follow_up', 'changeFollowUps')(
    '/follow-ups/:id/switch',
    activeInput,
    async (req, id, { isActive }) => ({
      message: await switchActive(req, 'followupCampaigns', id, isActive),
    }),
  ),
  staffPost('processFollowUps', '/follow-ups/process', async (req) =>
    Response.json({ message: await processFollowUps(req.payload) }),
  ),
]

export const marketingEndpoints: Endpoint[] = [
  ...templateEndpoints,
  ...campaignEndpoints,
  ...followUpEndpoints,
  ...trackingEndpoints,
]
