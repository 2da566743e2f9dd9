import type { PayloadRequest } from 'payload'
import { may } from '@/src/access/permissions'
import type { RecipientStatus } from '@/src/domain/marketing/campaign-status'
import type { LeadFilter } from '@/src/domain/marketing/lead-filter'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { findById, findRows } from '@/src/lib/find-one'
import type { EmailTemplate, FollowupSchedule } from '@/src/payload-types'
import { staffRows } from '@/src/queries/platform/staff-rows'

/** A campaign or a template, as far as the person who asks may read it; null without one. */
export const findWritten = async <One extends 'emailCampaigns' | 'emailTemplates'>(
  req: PayloadRequest,
  collection: One,
  id: string | null,
) => (id ? findById(req, collection, id, { overrideAccess: false }) : null)

/** What leads may have chosen in the checkout: names by id, in their order. */
export type FilterChoices = Readonly<Record<'package' | 'state', Readonly<Record<string, string>>>>

async function namesOf(
  req: PayloadRequest,
  collection: 'packages' | 'states',
  chosen: string | null,
): Promise<Readonly<Record<string, string>>> {
  const docs = await findRows(req, collection, {
    select: { name: true },
    sort: 'name',
    overrideAccess: true, // names alone; leads chose them while they were on sale
  })
  const names = Object.fromEntries(docs.map(({ id, name }) => [id, name]))
  return chosen === null || chosen in names ? names : { ...names, [chosen]: 'No longer there' }
}

/** @param filter what is chosen so far, which stays a choice though it was deleted since */
export async function filterChoices(
  req: PayloadRequest,
  filter: LeadFilter,
): Promise<FilterChoices> {
  return {
    package: await namesOf(req, 'packages', filter.package),
    state: await namesOf(req, 'states', filter.state),
  }
}

const TROUBLED: RecipientStatus[] = ['failed', 'unknown']
const REACHED: RecipientStatus[] = ['sending', 'sent', 'held']

/** The last recipients of a campaign, so many at most: first those whose mail failed, then the others. */
export async function lastRecipients(req: PayloadRequest, campaign: string, most: number) {
  const last = async (statuses: RecipientStatus[], limit: number) => {
    if (limit === 0) return []
    const where = { campaign: { equals: campaign }, status: { in: statuses } }
    return staffRows(req, 'campaignRecipients', { where, sort: '-updatedAt', limit })
  }
  const troubled = await last(TROUBLED, most)
  return [...troubled, ...(await last(REACHED, most - troubled.length))]
}

export const followUps = (req: PayloadRequest) =>
  staffRows(req, 'followupCampaigns', { sort: '-createdAt', limit: 200 })

export async function plannedFollowUps(
  req: PayloadRequest,
  limit: number,
): Promise<FollowupSchedule[]> {
  const { docs } = await req.payload.find({
    collection: 'followupSchedules',
    sort: '-scheduledAt',
    limit,
    pagination: false,
    depth: 1,
    overrideAccess: true, // the screen asks for view_followups; of the lead it shows what the mail says
    req,
  })
  return docs
}

/** All templates, the newest first, as the caller may see them. */
export async function templateRows(req: PayloadRequest): Promise<EmailTemplate[]> {
  return staffRows(req, 'emailTemplates', { sort: '-createdAt', limit: 500 })
}

/** The active templates, the newest first: what a campaign may start from. */
export const templateChoices = (req: PayloadRequest) =>
  staffRows(req, 'emailTemplates', {
    where: { isActive: { equals: true } },
    select: { name: true },
    sort: '-createdAt',
    limit: 500,
  })

/** The leads of late for whom a template can be previewed; none for who may not see leads. */
export async function previewLeads(req: PayloadRequest): Promise<{ id: string; label: string }[]> {
  if (!(await may(req, 'view_leads'))) return []
  const docs = await staffRows(req, 'leads', {
    select: { email: true, firstName: true, lastName: true },
    sort: '-createdAt',
    limit: 30,
  })
  return docs.map((lead) => ({
    id: lead.id,
    label: [fullName(lead), lead.email].filter(Boolean).join(', '),
  }))
}

export async function templateVersions(req: PayloadRequest, id: string, limit: number) {
  const { docs } = await req.payload.findVersions({
    collection: 'emailTemplates',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}
