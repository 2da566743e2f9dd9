import { paragraphs } from '@/src/domain/careers/opening-view'
import { richTextOf } from '@/src/domain/content/rich-text/from-lines'

import type { Makers } from './maker'

export const website: Pick<
  Makers,
  | 'faqs'
  | 'sitePages'
  | 'legalVersions'
  | 'testimonials'
  | 'evidence'
  | 'seoPages'
  | 'contentElements'
  | 'contentRevisions'
  | 'media'
  | 'redirects'
  | 'jobOpenings'
  | 'jobApplications'
> = {
  faqs: (serial) => ({
    question: `Question ${serial}?`,
    answer: 'An answer.',
    page: 'home',
    isActive: true,
  }),
  sitePages: (serial) => ({
    name: `Page ${serial}`,
    path: `/page-${serial}`,
    body: richTextOf(`Text ${serial}`),
    _status: 'published',
  }),
  legalVersions: (serial) => ({
    title: `Terms ${serial}`,
    page: '/terms',
    day: '2020-01-01',
    version: `2020-01-01.${serial}`,
    body: richTextOf(`Terms ${serial}`),
    writtenHash: `${serial}`,
    saidHash: `${serial}`,
  }),
  testimonials: (serial) => ({
    quote: `They filed it the same day, ${serial}.`,
    author: `Customer ${serial}`,
    isActive: true,
    claim: { verified: false },
  }),
  evidence: (serial) => ({ title: `Consent ${serial}` }),
  seoPages: (serial) => ({
    path: `/page-${serial}`,
    pageTitle: `Page ${serial}`,
    metaDescription: 'A page for a test',
    noindex: false,
    isActive: true,
  }),
  contentElements: (serial) => ({
    page: '/',
    selector: `test.${serial}`,
    elementType: 'text',
    elementLabel: `Text ${serial}`,
    currentValue: 'Hello',
    revision: 0,
    category: 'other',
    sortOrder: serial,
    isActive: true,
    claim: { isClaim: false, verified: false },
  }),
  contentRevisions: (serial) => ({
    kind: 'save',
    number: serial,
    summary: `Change ${serial}`,
    changes: [],
  }),
  media: (serial) => ({ alt: `Picture ${serial}` }),
  redirects: (serial) => ({
    from: `/old-${serial}`,
    to: '/support',
    type: '301',
    isActive: true,
    hits: 0,
  }),
  jobOpenings: (serial) => ({
    title: `Opening ${serial}`,
    slug: `opening-${serial}`,
    status: 'open',
    location: 'Remote',
    employmentType: 'full_time',
    summary: 'Work with us',
    description: paragraphs('Work with us on filings'),
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
  }),
  jobApplications: async (serial, build, given) => ({
    opening: given.opening ?? (await build('jobOpenings')).id,
    name: `Applicant ${serial}`,
    email: `applicant-${serial}@example.com`,
    stage: 'new',
  }),
}
