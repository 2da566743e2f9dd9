import type { PageSpec } from '../content-spec'

export const CAREERS_CONTENT = {
  'careers.title': {
    type: 'heading',
    category: 'other',
    label: 'Headline',
    default: 'Work with us',
  },
  'careers.intro': {
    type: 'text',
    category: 'other',
    label: 'Below the headline',
    default:
      'We form and look after companies for founders everywhere. If you are careful, kind and write clearly, we would like to hear from you.',
  },
  'careers.none': {
    type: 'text',
    category: 'other',
    label: 'When nothing is open',
    default: 'There are no open positions at the moment.',
  },
} as const satisfies PageSpec
