import type { PageSpec } from '../content-spec'

/** The comparison with three competitors. A competitor's row is shown once it is verified. */
export const LANDING_COMPARISON_CONTENT = {
  'comparison.title': {
    type: 'heading',
    category: 'comparison',
    label: 'Heading',
    default: 'How we compare',
  },
  'comparison.intro': {
    type: 'text',
    category: 'comparison',
    label: 'Below the heading',
    default: 'Service prices without the state’s filing fee, which every provider charges.',
  },
  'comparison.start': {
    type: 'button',
    category: 'comparison',
    label: 'Button of our row',
    default: 'Start Now',
  },
  'comparison.ours': {
    type: 'text',
    category: 'comparison',
    label: 'Our row: price | EIN service | 24/7 support | 24-hour guarantee | processing time',
    default: '$49 | Add-on | Yes | Yes | 24 hours',
  },
  'comparison.oursOriginal': {
    type: 'text',
    category: 'comparison',
    label: 'Our former price',
    default: '$299',
    claim: true,
  },
  'comparison.competitor1': {
    type: 'text',
    category: 'comparison',
    label: 'Competitor 1: name | price | former price | EIN | support | guarantee | time | rating',
    default: 'Competitor A | $199 | $299 | Extra | No | No | 5–7 days | –',
    claim: true,
  },
  'comparison.competitor2': {
    type: 'text',
    category: 'comparison',
    label: 'Competitor 2: name | price | former price | EIN | support | guarantee | time | rating',
    default: 'Competitor B | $199 | $329 | Extra | No | No | 5–7 days | –',
    claim: true,
  },
  'comparison.competitor3': {
    type: 'text',
    category: 'comparison',
    label: 'Competitor 3: name | price | former price | EIN | support | guarantee | time | rating',
    default: 'Competitor C | $199 | $349 | Extra | No | No | 5–7 days | –',
    claim: true,
  },
} as const satisfies PageSpec
