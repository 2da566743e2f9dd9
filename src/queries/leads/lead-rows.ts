import { and, desc, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { can } from '@/src/access/actions'
import { may } from '@/src/access/permissions'
import { leads } from '@/src/database-schema'
import { CALL_TIMES, type CallTime, callTime, tomorrowIn } from '@/src/domain/leads/call-hours'
import { CALL_ZONES } from '@/src/domain/leads/call-zones'
import { BANDS, lowestRank } from '@/src/domain/leads/lead-score'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { databaseOf } from '@/src/lib/database'
import { fields, findRows } from '@/src/lib/find-one'
import type { Lead } from '@/src/payload-types'
import { draftsOf, leadTimeline } from '@/src/queries/leads/lead-timeline'
import { countUpTo } from '@/src/queries/platform/count-up-to'
import {
  type CountRows,
  keysetOptions,
  pageOf,
  type Question,
  type Rows,
} from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'
import { staffRecord, staffRows } from '@/src/queries/platform/staff-rows'
import { leadStaff } from '@/src/services/leads/desk/lead-desk'
import { businessZone } from '@/src/services/platform/business-zone'

const SHOWN = fields(
  'email firstName lastName phone companyName selectedPackage selectedState checkoutStep',
  'totalAmount converted convertedBy markedAt owner score scoreStep scoreValue scoreRecency',
  'rank createdAt deletedAt',
)

type Shown = Pick<Lead, 'id' | keyof typeof SHOWN>

/** A lead in the list, with the names of what it points at. */
export type LeadRow = Shown &
  ReturnType<typeof chosenNames> & {
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

type Names = Awaited<ReturnType<typeof catalogueNames>>

/** What the package and the state of a lead are called. */
function chosenNames(
  { selectedPackage, selectedState }: Pick<Lead, 'selectedPackage' | 'selectedState'>,
  { packages, states }: Names,
) {
  const state = states.get(idOf(selectedState) ?? '')
  return {
    packageName: packages.get(idOf(selectedPackage) ?? '') ?? null,
    stateName: state?.name ?? null,
    stateCode: state?.code ?? null,
  }
}

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
  const rows = docs.map((lead) => ({
    ...lead,
    ...chosenNames(lead, names),
    ownerName: people.get(idOf(lead.owner) ?? '')?.name ?? null,
    mayChange,
  }))
  const sorted = SORTS[asked.sort.replace('-', '')]
  return pageOf(rows, limit, (row) => sorted?.(row) ?? row.createdAt)
}

/** How many leads a question finds. */
export const countLeads: CountRows = (req, asked, most) =>
  countUpTo(req, 'leads', { ...asked, trash: true }, most)

type Named = Pick<Lead, 'email' | 'firstName' | 'lastName'>

/** What a lead is called: the address of anyone who did not say. */
export const leadName = (lead: Named): string => fullName(lead) || lead.email

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
  const drafts = await draftsOf(req, lead.email)
  const [names, story, change, staff, zone] = await Promise.all([
    catalogueNames(req),
    leadTimeline(req, lead, drafts),
    can(req, 'changeLead'),
    leadStaff(req),
    businessZone(req),
  ])
  const marker = idOf(lead.markedBy)
  const people = await peopleById(req, [
    ...story.flatMap(({ author }) => author ?? []),
    ...(marker ? [marker] : []),
  ])
  return {
    lead,
    ...chosenNames(lead, names),
    markedBy: (marker && people.get(marker)?.name) || null,
    story: story.map((entry) => ({
      ...entry,
      who: (entry.author && people.get(entry.author)?.name) || null,
    })),
    drafts,
    staff,
    change,
    me: req.user?.id ?? '',
    tomorrow: tomorrowIn(zone, new Date()),
  }
}

export type LeadFacts = Awaited<ReturnType<typeof readLeadFacts>>

/** So many are shown; the rest come up as these are done. */
export const MOST_CALLS = 50

/**
 * Whom to call next: hot leads that have not bought and left a phone, not called today nor put off;
 * where it is a good hour first. The caller asked whether the person may view leads.
 */
export async function callsToMake(req: PayloadRequest, now = new Date()) {
  const db = await databaseOf(req)
  const today = startOfPeriod(now, await businessZone(req), 1).toISOString()
  const { id, email, firstName, lastName, companyName, phone, score, totalAmount, timeZone } = leads
  const { converted, rank, deletedAt, callOutcome, lastCalledAt, nextActionAt } = leads
  const waiting = and(
    isNull(deletedAt),
    eq(converted, false),
    isNotNull(phone),
    ne(phone, ''),
    gte(rank, lowestRank(BANDS.hot.from)),
    or(isNull(callOutcome), ne(callOutcome, 'lost')),
    or(isNull(lastCalledAt), lt(lastCalledAt, today)),
    or(isNull(nextActionAt), lte(nextActionAt, now.toISOString())),
  )
  const contact = { id, email, firstName, lastName, companyName, phone, score, totalAmount }
  const isZone = sql`coalesce(${timeZone}, '') = zone`
  const best = (most: number) =>
    db
      .select({ ...contact, timeZone, rank })
      .from(leads)
      .where(and(waiting, isZone))
      .orderBy(desc(rank), desc(id))
      .limit(most)
      .as('best')
  /** From each zone its best, which an index has in this order, so that no one looks through all who wait. */
  const some = (time: CallTime, most: number) => {
    const zones = ['', ...CALL_ZONES].filter((zone) => callTime(zone, now) === time)
    const each = best(most)
    return db
      .select({
        id: each.id,
        email: each.email,
        firstName: each.firstName,
        lastName: each.lastName,
        companyName: each.companyName,
        phone: each.phone,
        score: each.score,
        totalAmount: each.totalAmount,
        timeZone: each.timeZone,
      })
      .from(sql`unnest(${sql.param(zones)}::text[]) as zone`)
      .crossJoinLateral(each)
      .orderBy(desc(each.rank), desc(each.id))
      .limit(most)
  }
  const rows: Awaited<ReturnType<typeof some>> = []
  for (const time of CALL_TIMES) {
    if (rows.length < MOST_CALLS) rows.push(...(await some(time, MOST_CALLS - rows.length)))
  }
  return rows.map((row) => ({
    ...row,
    phone: row.phone ?? '',
    score: row.score ?? 0,
    time: callTime(row.timeZone, now),
  }))
}

export type LeadToCall = Awaited<ReturnType<typeof callsToMake>>[number]
