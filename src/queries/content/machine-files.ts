import { cacheLife, cacheTag } from 'next/cache'
import type { StateView } from '@/src/domain/catalogue/catalogue-views'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { withinSite } from '@/src/domain/platform/redirects/redirect-graph'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { isMonthly, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { env } from '@/src/lib/env'
import { getPackages, getService } from '@/src/queries/catalogue/services'
import { getStates } from '@/src/queries/catalogue/states'
import { getFaqs } from '@/src/queries/content/content'
import { getSettings } from '@/src/queries/content/settings'
import { publicRows } from '../platform/public-payload'
import { readOr } from './read-or'

/** What staff say of pages to crawlers: which are hidden, and how much each weighs. */
type CrawlRule = { readonly isListed: boolean; readonly priority: number | null }
type CrawlRules = Readonly<Record<string, CrawlRule>>

/** By path; a page that staff have not described is listed. */
export async function crawlRules(): Promise<CrawlRules> {
  'use cache'
  cacheTag('seo')
  return readOr<CrawlRules>(
    {},
    ['What staff say of pages to crawlers could not be read'],
    async () => {
      const rows = await publicRows('seoPages', {
        where: { isActive: { equals: true } },
        select: { path: true, noindex: true, canonical: true, sitemapPriority: true },
      })
      cacheLife('max')
      return Object.fromEntries(
        rows.map(({ path, noindex, canonical, sitemapPriority }) => {
          const isOwn = !canonical || withinSite(canonical, new URL(env.SITE_URL).origin) === path
          return [path, { isListed: !noindex && isOwn, priority: sitemapPriority ?? null }]
        }),
      )
    },
  )
}

type Section = { readonly title: string; readonly lines: readonly string[] }

/** What the company sells and where to read on, as Markdown for language models. */
export async function llmsText(origin: string): Promise<string> {
  'use cache'
  cacheTag('settings', 'packages', 'services', 'states', 'faqs', 'seo')
  cacheLife('hours')
  const rules = await crawlRules()
  const link: Link = (label, path, about) =>
    rules[path]?.isListed === false ? [] : [`- [${label}](${new URL(path, origin).href}): ${about}`]
  const settings = await getSettings()
  const sections = await Promise.all([
    packageSection(),
    serviceSection(link),
    stateSection(link),
    faqSection(),
  ])
  const policies = {
    title: 'Policies',
    lines: [
      ...link('Terms of Service', '/terms', 'what we do for you and what we ask of you'),
      ...link('Privacy Policy', '/privacy', 'what we know about you and how long we keep it'),
      ...link('Refund Policy', '/refund', 'what comes back, and when'),
    ],
  }
  return [
    `# ${settings.companyName}`,
    `> ${settings.description}`,
    `Questions: ${settings.email}. ${settings.supportHours}.`,
    ...[...sections, policies]
      .filter(({ lines }) => lines.length > 0)
      .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n')
}

const dollars = (price: number): string => formatPrice(usd(price))

async function packageSection(): Promise<Section> {
  const { items, isFallback } = await getPackages()
  const lines = items.map(
    ({ name, price, description }) =>
      `- ${name}: ${dollars(price)} plus the state’s filing fee at cost. ${description}`,
  )
  return { title: 'LLC formation packages', lines: isFallback ? [] : lines }
}

/** A line about a page; none about one that staff hide from crawlers. */
type Link = (label: string, path: string, about: string) => readonly string[]

async function serviceSection(link: Link): Promise<Section> {
  const services = await Promise.all(STANDALONE_SERVICES.map(getService))
  const lines = services.flatMap((service) =>
    service
      ? link(
          service.name,
          `/services/${service.type}`,
          service.packages
            .map(
              ({ name, price }) =>
                `${name} ${dollars(price)}${isMonthly(service.type) ? ' / month' : ''}`,
            )
            .join(', '),
        )
      : [],
  )
  return { title: 'Services', lines }
}

/** A state's fee with its certainty and its day. */
const stateLine = ({ filingFee, isUsual, feeAsOf }: FeeOfState) =>
  `filing fee ${isUsual ? 'usually ' : ''}${dollars(filingFee)}${feeAsOf ? `, as of ${feeAsOf}` : ''}${isUsual ? '; not confirmed' : ''}`

type FeeOfState = Pick<StateView, 'filingFee' | 'isUsual' | 'feeAsOf'>

async function stateSection(link: Link): Promise<Section> {
  const { items, isFallback } = await getStates()
  const lines = items.flatMap(({ code, name, filingFee, isUsual, feeAsOf }) =>
    link(name, statePath(code) ?? '/', stateLine({ filingFee, isUsual, feeAsOf })),
  )
  return { title: 'States', lines: isFallback ? [] : lines }
}

async function faqSection(): Promise<Section> {
  const { items } = await getFaqs('home')
  return {
    title: 'Questions and answers',
    lines: items.map(({ question, answer }) => `### ${question}\n\n${answer}\n`),
  }
}

/** RFC 9116 wants a date less than a year away; the text is made again each day. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Whom to tell of a vulnerability of this site, as `security.txt` has it. */
export async function securityText(origin: string): Promise<string> {
  'use cache'
  cacheTag('settings')
  cacheLife('days')
  const { email } = await getSettings()
  const expires = new Date(Date.now() + GOOD_FOR_DAYS * DAY_MS)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n')
}
