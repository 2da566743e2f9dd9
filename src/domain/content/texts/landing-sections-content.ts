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
    default: 'Paid once. Nothing renews by itself, and nothing is added at the end.',
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
      'The filing fee for a new LLC goes to the state, not to us. These are the fees that checkout uses.',
  },
  'features.title': {
    type: 'heading',
    category: 'other',
    label: 'Features: heading',
    default: 'You always know where your company stands',
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
      'From the moment you pay, your dashboard keeps a dated record of what was done, by whom, and what comes next.',
  },
  'features.papersTitle': {
    type: 'heading',
    category: 'other',
    label: 'Features: the papers',
    default: 'Your papers, in one place',
  },
  'features.papersText': {
    type: 'text',
    category: 'other',
    label: 'Features: about the papers',
    default: 'Private to you, and there to download whenever a bank asks.',
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
    default: 'We work out what your state wants from you and when, and remind you in time.',
  },
  'testimonials.title': {
    type: 'heading',
    category: 'testimonials',
    label: 'Heading',
    default: 'In our customers’ words',
  },
  'testimonials.quote1': {
    type: 'text',
    category: 'testimonials',
    label: 'First: words | name, company',
    default: 'Put a customer’s own words here. | Name, company',
    claim: true,
  },
  'testimonials.quote2': {
    type: 'text',
    category: 'testimonials',
    label: 'Second: words | name, company',
    default: 'Put a customer’s own words here. | Name, company',
    claim: true,
  },
  'testimonials.quote3': {
    type: 'text',
    category: 'testimonials',
    label: 'Third: words | name, company',
    default: 'Put a customer’s own words here. | Name, company',
    claim: true,
  },
  'faq.title': {
    type: 'heading',
    category: 'faq',
    label: 'Heading',
    default: 'Questions people ask first',
  },
  'cta.title': {
    type: 'heading',
    category: 'other',
    label: 'Closing call: heading',
    default: 'Ten minutes of questions, then we do the rest',
  },
  'cta.text': {
    type: 'text',
    category: 'other',
    label: 'Closing call: text',
    default: 'Your answers are kept as you go, so you can stop and come back.',
  },
  'cta.start': {
    type: 'button',
    category: 'other',
    label: 'Closing call: button',
    default: 'Start My LLC Now',
  },
} as const satisfies PageSpec
