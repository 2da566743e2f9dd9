import type { PageSpec } from '../content-spec'

/** What we promise (always shown) and what others say (shown once verified). */
export const LANDING_TRUST_CONTENT = {
  'trust.title': {
    type: 'heading',
    category: 'trust',
    label: 'Heading',
    default: 'Our promises, in writing',
  },
  'trust.badge': {
    type: 'text',
    category: 'trust',
    label: 'Money-back badge',
    default: '30-day money-back guarantee',
  },
  'trust.card1Title': {
    type: 'heading',
    category: 'trust',
    label: 'First promise',
    default: 'Filed within 24 hours',
  },
  'trust.card1Text': {
    type: 'text',
    category: 'trust',
    label: 'First promise: terms',
    default: '{filing promise} The state decides how long its approval takes.',
  },
  'trust.card2Title': {
    type: 'heading',
    category: 'trust',
    label: 'Second promise',
    default: '30 days to change your mind',
  },
  'trust.card2Text': {
    type: 'text',
    category: 'trust',
    label: 'Second promise: terms',
    default: '{refund terms} {refund time}',
  },
  'trust.card3Title': {
    type: 'heading',
    category: 'trust',
    label: 'Third promise',
    default: 'State fees at cost',
  },
  'trust.card3Text': {
    type: 'text',
    category: 'trust',
    label: 'Third promise: terms',
    default:
      'You pay exactly what the state charges, on its own line, with the date we last checked it. No markup.',
  },
  'trust.card4Title': {
    type: 'heading',
    category: 'trust',
    label: 'Fourth promise',
    default: 'Lifetime support',
  },
  'trust.card4Text': {
    type: 'text',
    category: 'trust',
    label: 'Fourth promise: terms',
    default:
      'Write to us for as long as you own the company. A person with your order’s full history answers.',
  },
  'trust.rating': {
    type: 'text',
    category: 'trust',
    label: 'Average rating',
    default: '4.9/5 average rating',
    claim: true,
  },
  'trust.reviews': {
    type: 'text',
    category: 'trust',
    label: 'Number of reviews',
    default: '2,847 reviews',
    claim: true,
  },
  'trust.success': {
    type: 'text',
    category: 'trust',
    label: 'Share of accepted filings',
    default: '99.9% success rate',
    claim: true,
  },
  'trust.security': {
    type: 'text',
    category: 'trust',
    label: 'Security and privacy',
    default: 'SSL, SOC 2 and GDPR',
    claim: true,
  },
} as const satisfies PageSpec
