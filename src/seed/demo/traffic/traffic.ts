import { and, eq, inArray, like, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from 'payload'
import { visits } from '@/src/database-schema'
import { DIMENSIONS } from '@/src/domain/analytics/traffic/dimensions'
import { paragraphs } from '@/src/domain/careers/opening-view'
import { NO_FIGURES, type RecipientStatus } from '@/src/domain/marketing/campaign-status'
import { databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'
import { excluded } from '@/src/lib/sql-parts'
import { traffic_mark, traffic_visits } from '@/src/lib/traffic/tables'
import type { Lead } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { DEMO_DOMAIN, DEMO_MARK } from '@/src/seed/demo/demo-data'
import { invent } from '@/src/seed/demo/people'
import {
  countedSince,
  foldTraffic,
  visitorsOf,
} from '@/src/services/analytics/traffic/fold-traffic'
import { countFigures } from '@/src/services/marketing/campaigns/figures'

const PATHS = ['/', '/', '/', '/checkout', '/services/ein', '/services/itin', '/support'] as const

const SOURCES = ['Direct', 'Direct', 'Google', 'Bing', 'Reddit', 'newsletter'] as const

const PLACES = [
  ['US', 'CA'],
  ['US', 'TX'],
  ['US', 'NY'],
  ['US', 'FL'],
  ['US', 'WY'],
  ['GB', null],
  ['DE', null],
  ['IN', null],
  ['NG', null],
  ['BR', null],
  ['CA', null],
  ['TR', null],
] as const

async function addVisits(demo: Demo, count: number): Promise<void> {
  const { rng } = demo
  for (let number = 0; number < count; number += 1) {
    const at = rng.daysAgo(Math.floor(90 * rng.next() ** 1.5)).toISOString()
    const [country, region] = rng.pick(PLACES)
    await demo.add('visits', {
      path: rng.pick(PATHS),
      day: at.slice(0, 10),
      visitorHash: `${DEMO_MARK}${rng.whole(1, count / 2)}`,
      country,
      region,
      source: rng.pick(SOURCES),
      createdAt: at,
    })
  }
}

async function addCareers(demo: Demo): Promise<void> {
  const opening = await demo.add('jobOpenings', {
    title: 'Filing Specialist',
    slug: `${DEMO_MARK}filing-specialist`,
    status: 'open',
    department: 'Operations',
    location: 'Sheridan, WY',
    remote: true,
    employmentType: 'full_time',
    summary: 'File companies in 51 jurisdictions, and know the quirks of each.',
    description: paragraphs(
      'You prepare and file formation documents, and answer what the states ask back.',
    ),
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
    countries: ['US'],
    questions: [
      { label: 'How many formations have you filed?', kind: 'line', required: true },
      { label: 'May you work in the US?', kind: 'yes_no', required: true },
    ],
    closesAt: new Date(demo.now.getTime() + 40 * 86_400_000).toISOString(),
    salaryFrom: 52_000,
    salaryTo: 64_000,
    publishedAt: demo.rng.daysAgo(20).toISOString(),
  })
  for (const [index, stage] of (
    ['new', 'new', 'screening', 'interview', 'rejected'] as const
  ).entries()) {
    const { firstName, lastName, email, phone } = invent(demo, 30_000 + index)
    await demo.add('jobApplications', {
      opening: opening.id,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      stage,
      rating: index > 1 ? 3 + (index % 3) : null,
      appliedAt: demo.now.toISOString(),
      deleteAfter: new Date(demo.now.getTime() + 180 * 86_400_000).toISOString(),
      coverLetter: 'I have filed companies for five years and enjoy it still.',
    })
  }
}

/** Who came by, what was mailed to them, and who would like to work here. */
export async function addTraffic(demo: Demo, visits: number): Promise<void> {
  await addVisits(demo, visits)
  await addToTraffic(demo.payload, demo.now)
  await addCampaigns(demo)
  await addCareers(demo)
}

/** What became of a demonstration's mails, in rough shares. */
function fateOf({ rng }: Demo): { readonly status: RecipientStatus; readonly reason?: string } {
  if (rng.chance(0.08)) return { status: 'excluded', reason: 'Has not agreed to marketing email' }
  if (rng.chance(0.02)) return { status: 'failed', reason: '550 This mailbox does not exist' }
  return { status: 'sent' }
}

async function addRecipient(demo: Demo, campaign: string, lead: Lead, begun: Date): Promise<void> {
  const { rng } = demo
  const sentAt = new Date(begun.getTime() + rng.whole(1, 180) * 60_000)
  const fate = fateOf(demo)
  const isSent = fate.status === 'sent'
  const later = (share: number) =>
    isSent && rng.chance(share)
      ? new Date(Math.min(sentAt.getTime() + rng.whole(5, 2000) * 60_000, demo.now.getTime()))
      : null
  const clickedAt = later(0.09)
  const openedAt = clickedAt ?? later(0.2)
  const machineOpenedAt = later(0.11)
  await demo.add('campaignRecipients', {
    campaign,
    email: lead.email,
    lead: lead.id,
    ...fate,
    attempts: fate.status === 'excluded' ? 0 : 1,
    dueAt: begun.toISOString(),
    sentAt: isSent ? sentAt.toISOString() : null,
    openedAt: openedAt?.toISOString(),
    machineOpenedAt: machineOpenedAt?.toISOString(),
    clickedAt: clickedAt?.toISOString(),
  })
}

/** Mails to many that are out: to leads of the demonstration, and counted from what came of each. */
async function addCampaigns(demo: Demo): Promise<void> {
  const leads = await findRows(demo, 'leads', {
    where: { email: { contains: `@${DEMO_DOMAIN}` } },
    sort: 'email',
    limit: 150,
    overrideAccess: true, // the script's own rows
  })
  for (const [name, most] of [
    ['Autumn news', 150],
    ['EIN for everyone', 89],
  ] as const) {
    const begun = demo.rng.daysAgo(demo.rng.whole(5, 60))
    const campaign = await demo.add('emailCampaigns', {
      name: `${DEMO_MARK}${name}`,
      subject: name,
      content: `<p>${name}: what has changed this season.</p>`,
      writtenAs: 'code',
      audience: 'leads_open',
      perMinute: 60,
      status: 'sent',
      ...NO_FIGURES,
      startedAt: begun.toISOString(),
      finishedAt: new Date(begun.getTime() + 3 * 3_600_000).toISOString(),
      createdAt: begun.toISOString(),
    })
    for (const lead of leads.slice(0, most)) await addRecipient(demo, campaign.id, lead, begun)
    await countFigures(demo, campaign.id)
  }
}

const INVENTED = DIMENSIONS.map((dimension) => `${DEMO_MARK}${dimension}`)

/**
 * Counts the invented visits in with the days before those that the product itself still counts,
 * and notes of each day how many they were: that takes them out again.
 */
async function addToTraffic(payload: Payload, now: Date): Promise<void> {
  const db = await databaseOf({ payload })
  const since = await countedSince(payload, now)
  const isInvented = like(visits.visitorHash, `${DEMO_MARK}%`)
  const days = await db.selectDistinct({ day: visits.day }).from(visits).where(isInvented)
  const { visitors, views, ...key } = traffic_visits
  for (const { day } of days) {
    for (const dimension of DIMENSIONS) {
      const rows = await visitorsOf(db, day, dimension, isInvented)
      if (rows.length === 0) continue
      const names = [`${DEMO_MARK}${dimension}`, ...(day < since ? [dimension] : [])]
      await db
        .insert(traffic_visits)
        .values(names.flatMap((name) => rows.map((row) => ({ day, dimension: name, ...row }))))
        .onConflictDoUpdate({
          target: [key.dimension, key.day, key.value],
          set: {
            visitors: sql`${visitors} + ${excluded(visitors)}`,
            views: sql`${views} + ${excluded(views)}`,
          },
        })
    }
  }
  await foldTraffic(payload)
}

/** Takes them out again, once the invented rows are gone, and counts again what days brought. */
export async function takeFromTraffic(payload: Payload): Promise<void> {
  const db = await databaseOf({ payload })
  const since = await countedSince(payload)
  const invented = alias(traffic_visits, 'invented')
  await db
    .update(traffic_visits)
    .set({
      visitors: sql`${traffic_visits.visitors} - ${invented.visitors}`,
      views: sql`${traffic_visits.views} - ${invented.views}`,
    })
    .from(invented)
    .where(
      and(
        eq(invented.dimension, sql`${DEMO_MARK} || ${traffic_visits.dimension}`),
        eq(invented.day, traffic_visits.day),
        eq(invented.value, traffic_visits.value),
        lt(traffic_visits.day, since),
      ),
    )
  await db.delete(traffic_visits).where(inArray(traffic_visits.dimension, INVENTED))
  await db.delete(traffic_visits).where(lte(traffic_visits.visitors, 0))
  await db.delete(traffic_mark)
  await foldTraffic(payload)
}
