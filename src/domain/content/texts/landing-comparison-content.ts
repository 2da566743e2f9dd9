import { comparison } from '../content-elements'
import type { PageSpec } from '../content-spec'

/** The comparison with three competitors. A competitor's row is shown once it is verified. */
export const LANDING_COMPARISON_CONTENT = {
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
