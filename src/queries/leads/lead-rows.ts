import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { can } from '@/src/access/actions'
import { may } from '@/src/access/permissions'
import { idOf } from '@/src/domain/vocabulary/relation'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { fields, findRows } from '@/src/lib/find-one'
import type { Lead } from '@/src/payload-types'
import { draftsOf, leadTimeline } from '@/src/queries/leads/lead-timeline'
import {
  type CountRows,
  countUpTo,
  keysetOptions,
  pageOf,
  type Question,
  type Rows,
} from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'
import { staffRecord, staffRows } from '@/src/queries/platform/staff-rows'
import { leadStaff } from '@/src/services/leads/desk/lead-desk'
import { businessZoneOf } from '@/src/services/platform/business-zone'

const SHOWN = fields(
  'email firstName lastName phone companyName selectedPackage selectedState checkoutStep',
  'totalAmount converted convertedBy markedAt owner score scoreStep scoreValue scoreRecency',
  'rank createdAt deletedAt',
)

type Shown = Pick<Lead, 'id' | keyof typeof SHOWN>

/** A lead in the list, with the names of what it points at. */
export type LeadRow = Shown & {
  readonly packageName: string | null
  readonly stateName: string | null
  readonly stateCode: string | null
  readonly ownerName: string | null
  readonly mayChange: boolean
}

/** What the catalogue's packages and states are called, asked once a request. */
const catalogueNames = cache(async (req: PayloadRequest) => {
  const [packages, states] = await Promise.all([
    findRows(req, 'packages', {
      select: { name: true },
      trash: true,
      overrideAccess: true, // what a lead chose, which every visitor may see
    }),
    findRows(req, 'states', {
      select: { name: true, code: true },
      trash: true,
      overrideAccess: true, // as above
    }),
  ])
  return {
    packages: new Map(packages.map(({ id, name }) => [id, name])),
    states: new Map(states.map(({ id, name, code }) => [id, { name, code }])),
  }
})

const SORTS: Readonly<Record<string, (row: Shown) => string | number | null | undefined>> = {
  rank: ({ rank }) => rank,
  totalAmount: ({ totalAmount }) => totalAmount,
  createdAt: ({ createdAt }) => createdAt,
  deletedAt: ({ deletedAt }) => deletedAt,
}

/** One page of leads, as far as the person who asks may read them. */
export async function readLeads(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<LeadRow>> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    ...keysetOptions(asked, limit),
    trash: true, // each view says whether it wants it
    select: SHOWN,
    overrideAccess: false,
    req,
  })
  const names = await catalogueNames(req)
  const mayChange = await may(req, 'manage_leads')
  const people = await peopleById(
    req,
    docs.flatMap(({ owner }) => idOf(owner) ?? []),
  )
  const rows = docs.map((lead) => {
    const state = names.states.get(idOf(lead.selectedState) ?? '')
    return {
      ...lead,
      packageName: names.packages.get(idOf(lead.selectedPackage) ?? '') ?? null,
      stateName: state?.name ?? null,
      stateCode: state?.code ?? null,
      ownerName: people.get(idOf(lead.owner) ?? '')?.name ?? null,
      mayChange,
    }
  })
  const sorted = SORTS[asked.sort.replace('-', '')]
  return pageOf(rows, limit, (row) => sorted?.(row) ?? row.createdAt)
}

/** How many leads a question finds. */
export const countLeads: CountRows = (req, asked, most) =>
  countUpTo(req, 'leads', { ...asked, trash: true }, most)

type Named = Pick<Lead, 'email' | 'firstName' | 'lastName'>

/** What a lead is called: the address of anyone who did not say. */
export const leadName = ({ email, firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** The open leads with the best scores among those that are worth more than an amount in cents. */
export const bestLeads = (req: PayloadRequest, worth: number, limit: number) =>
  staffRows(req, 'leads', {
    where: { converted: { equals: false }, totalAmount: { greater_than: worth } },
    select: fields('email firstName lastName companyName totalAmount score'),
    sort: ['-rank', '-id'],
    limit,
  })

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
