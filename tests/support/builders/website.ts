import type { Makers } from './maker'

export const website: Pick<
  Makers,
  | 'faqs'
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
    orderIndex: serial,
    isActive: true,
  }),
  seoPages: (serial) => ({
    path: `/page-${serial}`,
    pageTitle: `Page ${serial}`,
    metaDescription: 'A page for a test',
    isActive: true,
  }),
  contentElements: (serial) => ({
    page: '/',
    selector: `test.${serial}`,
    elementType: 'text',
    elementLabel: `Text ${serial}`,
    currentValue: 'Hello',
    category: 'other',
    sortOrder: serial,
    isActive: true,
    claim: { isClaim: false, verified: false },
  }),
  contentRevisions: (serial) => ({ number: serial, summary: `Change ${serial}`, changes: [] }),
  media: (serial) => ({ alt: `Picture ${serial}` }),
  redirects: (serial) => ({ from: `/old-${serial}`, to: '/support', type: '301', isActive: true }),
  jobOpenings: (serial) => ({
    title: `Opening ${serial}`,
    slug: `opening-${serial}`,
    status: 'open',
    location: 'Remote',
    employmentType: 'full_time',
    summary: 'Work with us',
    description: 'Work with us on filings',
  }),
  jobApplications: async (serial, build, given) => ({
    opening: given.opening ?? (await build('jobOpenings')).id,
    name: `Applicant ${serial}`,
    email: `applicant-${serial}@example.com`,
    stage: 'new',
  }),
}
