import { other } from '../content-elements'
import type { PageSpec } from '../content-spec'

export const CAREERS_CONTENT = {
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
