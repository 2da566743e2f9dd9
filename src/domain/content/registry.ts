import {
  type ContentSpec,
  comparison,
  type ElementType,
  hero,
  other,
  type PageSpec,
  services,
  styling,
  trust,
} from './element-kinds'
import {
  BOOKKEEPING_CONTENT,
  EIN_CONTENT,
  ITIN_CONTENT,
  LANDING_SECTIONS_CONTENT,
  LAYOUT_CONTENT,
  SUPPORT_CONTENT,
  TRADEMARK_CONTENT,
} from './texts/site-content'

/** What all state pages share. `{state}` stands for the state's name. */
const STATE_PAGES_CONTENT = {
  'state.title': services('heading', 'Headline', 'Form an LLC in {state}'),
  'state.intro': services(
    'text',
    'Below the headline',
    'What {state} charges to form a company, and what it requires each year. Every figure names its source and date, or says that it only usually holds.',
  ),
  'state.costTitle': services('heading', 'Costs: heading', 'What it costs to start'),
  'state.costNote': services(
    'text',
    'Costs: below the table',
    'You pay the state’s fee at cost. Add-ons are optional; choose them at checkout.',
  ),
  'state.keepTitle': services('heading', 'Upkeep: heading', 'What the state requires, and when'),
  'state.deadlinesTitle': services('heading', 'Deadlines: heading', 'Deadlines if you form today'),
  'state.factsTitle': services('heading', 'Facts: heading', 'Good to know'),
  'state.sourcesTitle': services('heading', 'Sources: heading', 'Sources'),
  'state.start': services('button', 'Start button', 'Start my {state} LLC'),
  'state.startCorporation': services(
    'button',
    'Start button of a corporation',
    'Start my {state} corporation',
  ),
  'state.othersTitle': services('heading', 'Other states: heading', 'Other states'),
} as const satisfies Readonly<Record<string, ContentSpec>>

type LegalPage = Readonly<Record<'legal.title', ContentSpec>>

/** The headline of a legal page; its text is a page of its own (`content/pages`). */
const legalPage = (title: string): LegalPage => ({
  'legal.title': other('heading', 'Headline', title),
})

const TERMS_CONTENT = legalPage('Terms of Service')
const PRIVACY_CONTENT = legalPage('Privacy Policy')
const REFUND_CONTENT = legalPage('Refund Policy')

/** What we promise (always shown) and what others say (shown once verified). */
const LANDING_TRUST_CONTENT = {
  'trust.title': trust('heading', 'Heading', 'Our promises, in writing'),
  'trust.badge': trust('text', 'Money-back badge', '30-day money-back guarantee'),
  'trust.card1Title': trust('heading', 'First promise', 'Filed within 24 hours'),
  'trust.card1Text': trust(
    'text',
    'First promise: terms',
    '{filing promise} The state decides how long its approval takes. Delivery times count from that approval.',
  ),
  'trust.card2Title': trust('heading', 'Second promise', '30 days to change your mind'),
  'trust.card2Text': trust('text', 'Second promise: terms', '{refund terms} {refund time}'),
  'trust.card3Title': trust('heading', 'Third promise', 'State fees at cost'),
  'trust.card3Text': trust(
    'text',
    'Third promise: terms',
    'You pay the state’s fee for the way we file, on its own line, with the day as of which it is known. No markup. A fee marked “usually” is checked before we file; we refund or ask for the difference.',
  ),
  'trust.card4Title': trust('heading', 'Fourth promise', 'Lifetime support'),
  'trust.card4Text': trust(
    'text',
    'Fourth promise: terms',
    'Write to us about your order for as long as you own the company. A person with its full history answers, during support hours.',
  ),
  'trust.rating': { ...trust('text', 'Average rating', '4.9/5 average rating'), claim: true },
  'trust.reviews': { ...trust('text', 'Number of reviews', '2,847 reviews'), claim: true },
  'trust.success': {
    ...trust('text', 'Share of accepted filings', '99.9% success rate'),
    claim: true,
  },
  'trust.security': {
    ...trust('text', 'Security and privacy', 'SSL, SOC 2 and GDPR'),
    claim: true,
  },
} as const satisfies PageSpec

/** First screen of the landing page. */
const LANDING_HERO_CONTENT = {
  'hero.title': hero('heading', 'Headline', 'Start your LLC in 24 hours for $49'),
  'hero.titleColor': { ...styling('color', 'Headline: color', ''), of: 'hero.title' },
  'hero.intro': hero(
    'text',
    'Below the headline',
    'Plus your state’s filing fee, at cost. We prepare your documents, file them with the state, and show you each step until your company is approved.',
  ),
  'hero.start': hero('button', 'Main button', 'Start My LLC Now'),
  'hero.startLink': { ...hero('link', 'Main button: link', '/checkout'), of: 'hero.start' },
  'hero.chat': hero('button', 'Second button while chat is on', 'Chat with Expert'),
  'hero.contact': hero('button', 'Second button while chat is off', 'Contact us'),
  'hero.included1': hero('text', 'Included: first', 'State Filing Included'),
  'hero.included2': hero('text', 'Included: second', 'Professional Service'),
  'hero.included3': hero('text', 'Included: third', 'All Documents Provided'),
  'hero.included4': hero('text', 'Included: fourth', 'Lifetime Support'),
  'hero.step1': hero('text', 'Progress: first', 'Filed'),
  'hero.step2': hero('text', 'Progress: second', 'EIN'),
  'hero.step3': hero('text', 'Progress: third', 'Done'),
  'hero.image': hero('image', 'Picture instead of the certificate', ''),
  'hero.certificateLabel': hero(
    'text',
    'Certificate: question',
    'What will your company be called?',
  ),
  'hero.certificateExample': hero('text', 'Certificate: name shown at first', 'Harbor & Pine LLC'),
  'hero.testimonialQuote': {
    ...hero('text', 'Testimonial: words', 'Add a customer’s quote here, with their permission.'),
    claim: true,
  },
  'hero.testimonialAuthor': hero('text', 'Testimonial: name and company', 'Name, company'),
} as const satisfies PageSpec

/** The comparison with three competitors. A competitor's row is shown once it is verified. */
const LANDING_COMPARISON_CONTENT = {
  'comparison.title': comparison('heading', 'Heading', 'How we compare'),
  'comparison.intro': comparison(
    'text',
    'Below the heading',
    'Service prices without the state’s filing fee, which every provider charges.',
  ),
  'comparison.start': comparison('button', 'Button of our row', 'Start Now'),
  'comparison.startLink': {
    ...comparison('link', 'Button of our row: link', '/checkout'),
    of: 'comparison.start',
  },
  'comparison.ours': comparison(
    'text',
    'Our row: price | EIN service | 24/7 support | 24-hour guarantee | processing time',
    '$49 | Add-on | Yes | Yes | 24 hours',
  ),
  'comparison.oursOriginal': { ...comparison('text', 'Our former price', '$299'), claim: true },
  'comparison.competitor1': {
    ...comparison(
      'text',
      'Competitor 1: name | price | former price | EIN | support | guarantee | time | rating',
      'Competitor A | $199 | $299 | Extra | No | No | 5–7 days | –',
    ),
    claim: true,
  },
  'comparison.competitor2': {
    ...comparison(
      'text',
      'Competitor 2: name | price | former price | EIN | support | guarantee | time | rating',
      'Competitor B | $199 | $329 | Extra | No | No | 5–7 days | –',
    ),
    claim: true,
  },
  'comparison.competitor3': {
    ...comparison(
      'text',
      'Competitor 3: name | price | former price | EIN | support | guarantee | time | rating',
      'Competitor C | $199 | $349 | Extra | No | No | 5–7 days | –',
    ),
    claim: true,
  },
} as const satisfies PageSpec

const CAREERS_CONTENT = {
  'careers.title': other('heading', 'Headline', 'Work with us'),
  'careers.intro': other(
    'text',
    'Below the headline',
    'We form and look after companies for founders everywhere. If you are careful, kind and write clearly, we would like to hear from you.',
  ),
  'careers.none': other(
    'text',
    'When nothing is open',
    'There are no open positions at the moment.',
  ),
} as const satisfies PageSpec

/** Every editable text of the site, by page and selector. `/layout` is what all pages share. */
export const CONTENT = {
  '/layout': LAYOUT_CONTENT,
  '/': {
    ...LANDING_HERO_CONTENT,
    ...LANDING_TRUST_CONTENT,
    ...LANDING_COMPARISON_CONTENT,
    ...LANDING_SECTIONS_CONTENT,
  },
  '/support': SUPPORT_CONTENT,
  '/careers': CAREERS_CONTENT,
  '/terms': TERMS_CONTENT,
  '/privacy': PRIVACY_CONTENT,
  '/refund': REFUND_CONTENT,
  '/llc': STATE_PAGES_CONTENT,
  '/services/ein': EIN_CONTENT,
  '/services/itin': ITIN_CONTENT,
  '/services/bookkeeping': BOOKKEEPING_CONTENT,
  '/services/trademark': TRADEMARK_CONTENT,
} as const

export type ContentPage = keyof typeof CONTENT
type Page<P extends ContentPage> = (typeof CONTENT)[P]

/** Texts that may always be shown. */
export type TextSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: true } ? never : S
}[keyof Page<P>] &
  string

/** Claims: shown only once verified. */
export type ClaimSelector<P extends ContentPage> = {
  [S in keyof Page<P>]: Page<P>[S] extends { claim: true } ? S : never
}[keyof Page<P>] &
  string

export type SelectorOf<P extends ContentPage, T extends ElementType> = {
  [S in keyof Page<P>]: Page<P>[S] extends { type: T } ? S : never
}[keyof Page<P>] &
  string

export type ContentRow = ContentSpec & { page: string; selector: string; sortOrder: number }

/** The registry as rows, in the order in which the elements stand on their page. */
export function contentRows(): ContentRow[] {
  return Object.entries(CONTENT).flatMap(([page, elements]) =>
    Object.entries<ContentSpec>(elements).map(([selector, spec], sortOrder) => ({
      ...spec,
      page,
      selector,
      sortOrder,
    })),
  )
}

/** What a new row of the database says of an element, before anyone changes it. */
export const freshText = (row: ContentRow) => ({
  page: row.page,
  selector: row.selector,
  elementType: row.type,
  elementLabel: row.label,
  currentValue: row.default,
  defaultValue: row.default,
  category: row.category,
  sortOrder: row.sortOrder,
})

/** What the code says of an element; nothing of one that it does not have any more. */
export function specOf(page: string, selector: string): ContentSpec | undefined {
  const pages: Readonly<Record<string, Readonly<Record<string, ContentSpec>>>> = CONTENT
  const elements = Object.hasOwn(pages, page) ? pages[page] : undefined
  return elements && Object.hasOwn(elements, selector) ? elements[selector] : undefined
}
