import { paragraphs } from '@/src/domain/careers/paragraphs'
import type { Demo } from '@/src/seed/demo/context'
import { DEMO_MARK } from '@/src/seed/demo/demo-data'
import { invent } from '@/src/seed/demo/people'
import { addCampaigns } from '@/src/seed/demo/traffic/campaigns'
import { addToTraffic } from '@/src/seed/demo/traffic/traffic-totals'

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
  const { dice } = demo
  for (let number = 0; number < count; number += 1) {
    const at = dice.daysAgo(Math.floor(90 * dice.next() ** 1.5)).toISOString()
    const [country, region] = dice.pick(PLACES)
    await demo.add('visits', {
      path: dice.pick(PATHS),
      day: at.slice(0, 10),
      visitorHash: `${DEMO_MARK}${dice.whole(1, count / 2)}`,
      country,
      region,
      source: dice.pick(SOURCES),
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
    publishedAt: demo.dice.daysAgo(20).toISOString(),
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
