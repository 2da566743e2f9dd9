import { cacheLife, cacheTag } from 'next/cache'

import type { StateView } from '@/src/domain/catalogue/catalogue-views'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { isMonthly, STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'

import { getPackages } from '@/src/queries/catalogue/services'
import { crawlRules } from '@/src/queries/content/crawl-rules'
import { getService } from '../catalogue/services'
import { getStates } from '../catalogue/states'
import { getFaqs } from './faqs'
import { getSettings } from './settings'

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

async function packageSection(): Promise<Section> {
  const { items, isFallback } = await getPackages()
  const lines = items.map(
    ({ name, price, description }) =>
      `- ${name}: $${price} plus the state’s filing fee at cost. ${description}`,
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
              ({ name, price }) => `${name} $${price}${isMonthly(service.type) ? ' / month' : ''}`,
            )
            .join(', '),
        )
      : [],
  )
  return { title: 'Services', lines }
}

/** A state's fee with its certainty and its day. */
const stateLine = ({ filingFee, isUsual, feeAsOf }: FeeOfState) =>
  `filing fee ${isUsual ? 'usually ' : ''}$${filingFee}${feeAsOf ? `, as of ${feeAsOf}` : ''}${isUsual ? '; not confirmed' : ''}`

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
