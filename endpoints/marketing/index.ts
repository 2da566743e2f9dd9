import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  plainStaffActions,
  staffActions,
  staffRowActions,
} from '@/endpoints/platform/staff-actions'
import { staffEndpoint } from '@/src/access/actions'
import { followUpInput } from '@/src/domain/marketing/follow-up-input'
import { previewInput, templateInput } from '@/src/domain/marketing/template-input'
import { env } from '@/src/lib/env'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { processFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { saveFollowUp } from '@/src/services/marketing/followups/save-follow-up'
import { switchActive } from '@/src/services/marketing/switch-active'
import { deleteTemplate } from '@/src/services/marketing/templates/delete-template'
import { previewTemplate } from '@/src/services/marketing/templates/preview'
import { saveTemplate } from '@/src/services/marketing/templates/save-template'
import { recordClick, recordOpen } from '@/src/services/marketing/tracking/record-visit'
import { readClick, readOpen } from '@/src/services/marketing/tracking/tracked-links'
import { campaignEndpoints } from './campaigns'

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
  const { recipient, link, url } = tracked ?? { recipient: '', link: 0, url: env.SITE_URL }
  if (tracked) await recordClick(req, recipient, link, seen(req))
  return new Response(null, {
    status: 302,
    headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}

const looked = (
  path: `/marketing/${string}`,
  handler: (req: PayloadRequest) => Promise<Response>,
) => [
  defineEndpoint({ path, method: 'get', handler }),
  defineEndpoint({ path, method: 'head', fromAnywhere: true, handler }),
]

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
  readonly saved: (isNew: boolean) => string
}

/** What staff do with email templates: under Email Marketing, and under Follow-Up Manager. */
const templatesUnder = ({ at, change, look, saved }: Place): Endpoint[] => [
  staffActions(change)(`${at}/templates/save`, templateInput, async (req, input) => {
    const { id } = await saveTemplate(req, input)
    return { id, message: saved(input.id === null) }
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
  ...templatesUnder({
    at: '/marketing',
    change: 'changeEmailTemplates',
    look: 'previewEmail',
    saved: (isNew) =>
      isNew ? 'Email template created successfully!' : 'Email template saved successfully!',
  }),
  ...templatesUnder({
    at: '/follow-ups',
    change: 'changeFollowUpTemplates',
    look: 'previewFollowUp',
    saved: (isNew) =>
      isNew ? 'Email template created successfully!' : 'Email template saved successfully!',
  }),
]

/** What staff do with follow-ups. */
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
  staffEndpoint({
    action: 'processFollowUps',
    path: '/follow-ups/process',
    method: 'post',
    handler: async (req) => Response.json({ message: await processFollowUps(req.payload) }),
  }),
]

/** Templates, campaigns, follow-ups, and what their mails link to. */
export const marketingEndpoints: Endpoint[] = [
  ...templateEndpoints,
  ...campaignEndpoints,
  ...followUpEndpoints,
  ...trackingEndpoints,
]
