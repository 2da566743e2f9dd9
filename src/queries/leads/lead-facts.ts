import type { PayloadRequest } from 'payload'

import { can } from '@/src/access/actions'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { draftsOf, leadTimeline } from '@/src/queries/leads/lead-timeline'
import { peopleById } from '@/src/queries/platform/people-by-id'
import { staffRecord } from '@/src/queries/platform/staff-rows'
import { leadStaff } from '@/src/services/leads/desk/lead-staff'
import { businessZoneOf } from '@/src/services/platform/business-zone'
import { catalogueNames } from './lead-rows'

/** All that a lead's page shows, as far as the reader may see it. */
export async function readLeadFacts(req: PayloadRequest, id: string) {
  const lead = await staffRecord(req, 'leads', id)
  const [names, story, drafts, change, staff, zone] = await Promise.all([
    catalogueNames(req),
    leadTimeline(req, lead),
    draftsOf(req, lead.email),
    can(req, 'changeLead'),
    leadStaff(req),
    businessZoneOf(req),
  ])
  const marker = idOf(lead.markedBy)
  const people = await peopleById(req, [
    ...story.flatMap(({ author }) => author ?? []),
    ...(marker ? [marker] : []),
  ])
  const state = names.states.get(idOf(lead.selectedState) ?? '')
  return {
    lead,
    packageName: names.packages.get(idOf(lead.selectedPackage) ?? '') ?? null,
    stateName: state?.name ?? null,
    markedBy: (marker && people.get(marker)?.name) || null,
    story: story.map((entry) => ({
      ...entry,
      who: (entry.author && people.get(entry.author)?.name) || null,
    })),
    drafts,
    staff,
    change,
    me: req.user?.id ?? '',
    tomorrow: isoDayIn(new Date(Date.now() + 86_400_000), zone),
  }
}

export type LeadFacts = Awaited<ReturnType<typeof readLeadFacts>>
