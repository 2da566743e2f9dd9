import { trust } from '../content-elements'
import type { PageSpec } from '../content-spec'

/** What we promise (always shown) and what others say (shown once verified). */
export const LANDING_TRUST_CONTENT = {
  'trust.title': trust('heading', 'Heading', 'Our promises, in writing'),
  'trust.badge': trust('text', 'Money-back badge', '30-day money-back guarantee'),
  'trust.card1Title': trust('heading', 'First promise', 'Filed within 24 hours'),
  'trust.card1Text': trust(
    'text',
    'First promise: terms',
    '{filing promise} The state decides how long its approval takes.',
  ),
  'trust.card2Title': trust('heading', 'Second promise', '30 days to change your mind'),
  'trust.card2Text': trust('text', 'Second promise: terms', '{refund terms} {refund time}'),
  'trust.card3Title': trust('heading', 'Third promise', 'State fees at cost'),
  'trust.card3Text': trust(
    'text',
    'Third promise: terms',
    'You pay exactly what the state charges, on its own line, with the date we last checked it. No markup.',
  ),
  'trust.card4Title': trust('heading', 'Fourth promise', 'Lifetime support'),
  'trust.card4Text': trust(
    'text',
    'Fourth promise: terms',
    'Write to us for as long as you own the company. A person with your order’s full history answers.',
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
