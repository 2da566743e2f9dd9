import type { PageSpec } from '../content-spec'

/** Pricing, states, features, testimonials, FAQ and the closing call. */
export const LANDING_SECTIONS_CONTENT = {
  'pricing.title': {
    type: 'heading',
    category: 'pricing',
    label: 'Heading',
    default: 'Three packages, one price each',
  },
  'pricing.intro': {
    type: 'text',
    category: 'pricing',
    label: 'Below the heading',
    default: 'One payment. No automatic renewals, no fees added at the end.',
  },
  'pricing.plus': {
    type: 'text',
    category: 'pricing',
    label: 'After the price',
    default: 'plus state filing fee',
  },
  'pricing.choose': { type: 'button', category: 'pricing', label: 'Button', default: 'Choose' },
  'states.title': {
    type: 'heading',
    category: 'pricing',
    label: 'States: heading',
    default: 'What each state charges',
  },
  'states.intro': {
    type: 'text',
    category: 'pricing',
    label: 'States: below the heading',
    default:
      'The filing fee for a new LLC goes to the state, not to us. Checkout uses the fees listed here.',
  },
  'features.title': {
    type: 'heading',
    category: 'other',
    label: 'Features: heading',
    default: 'Always know where your filing is',
  },
  'features.timelineTitle': {
    type: 'heading',
    category: 'other',
    label: 'Features: the timeline',
    default: 'Every step, as it happens',
  },
  'features.timelineText': {
    type: 'text',
    category: 'other',
    label: 'Features: about the timeline',
    default:
      'From the moment you pay, your dashboard shows what was done, when, and what comes next.',
  },
  'features.papersTitle': {
    type: 'heading',
    category: 'other',
    label: 'Features: the documents',
    default: 'Your documents in one place',
  },
  'features.papersText': {
    type: 'text',
    category: 'other',
    label: 'Features: about the documents',
    default: 'Private, and ready to download when a bank asks for them.',
  },
  'features.deadlinesTitle': {
    type: 'heading',
    category: 'other',
    label: 'Features: the deadlines',
    default: 'No deadline missed',
  },
  'features.deadlinesText': {
    type: 'text',
    category: 'other',
    label: 'Features: about the deadlines',
    default: 'We calculate your state’s reports and taxes, and remind you before each one is due.',
  },
  'testimonials.title': {
    type: 'heading',
    category: 'testimonials',
    label: 'Heading',
    default: 'What our customers say',
  },
  'testimonials.quote1': {
    type: 'text',
    category: 'testimonials',
    label: 'First: words | name, company',
    default: 'Add a customer’s quote here. | Name, company',
    claim: true,
  },
  'testimonials.quote2': {
    type: 'text',
    category: 'testimonials',
    label: 'Second: words | name, company',
    default: 'Add a customer’s quote here. | Name, company',
    claim: true,
  },
  'testimonials.quote3': {
    type: 'text',
    category: 'testimonials',
    label: 'Third: words | name, company',
    default: 'Add a customer’s quote here. | Name, company',
    claim: true,
  },
  'faq.title': {
    type: 'heading',
    category: 'faq',
    label: 'Heading',
    default: 'Frequently asked questions',
  },
  'cta.title': {
    type: 'heading',
    category: 'other',
    label: 'Closing call: heading',
    default: 'Ten minutes of questions. We do the rest.',
  },
  'cta.text': {
    type: 'text',
    category: 'other',
    label: 'Closing call: text',
    default: 'Your answers are saved as you go, so you can stop and come back.',
  },
  'cta.start': {
    type: 'button',
    category: 'other',
    label: 'Closing call: button',
    default: 'Start My LLC Now',
  },
} as const satisfies PageSpec
