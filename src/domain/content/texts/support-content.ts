import type { PageSpec } from '../content-spec'

export const SUPPORT_CONTENT = {
  'support.title': {
    type: 'heading',
    category: 'other',
    label: 'Headline',
    default: 'How can we help?',
  },
  'support.intro': {
    type: 'text',
    category: 'other',
    label: 'Below the headline',
    default: 'Please have your order number ready if you have one.',
  },
  'support.chatTitle': { type: 'heading', category: 'other', label: 'Chat', default: 'Live Chat' },
  'support.chatHours': { type: 'text', category: 'other', label: 'Chat: hours', default: '24/7' },
  'support.phoneTitle': {
    type: 'heading',
    category: 'other',
    label: 'Phone',
    default: 'Phone Support',
  },
  'support.emailTitle': {
    type: 'heading',
    category: 'other',
    label: 'Email',
    default: 'Email Support',
  },
  'support.emailHours': {
    type: 'text',
    category: 'other',
    label: 'Email: response time',
    default: 'Response within 24 hours',
  },
  'support.formTitle': {
    type: 'heading',
    category: 'other',
    label: 'Form: heading',
    default: 'Send us a message',
  },
  'support.faqTitle': {
    type: 'heading',
    category: 'faq',
    label: 'FAQ: heading',
    default: 'Common questions',
  },
  'support.promiseTitle': {
    type: 'heading',
    category: 'trust',
    label: 'Promise: heading',
    default: 'Our support promise',
  },
  'support.promiseText': {
    type: 'text',
    category: 'trust',
    label: 'Promise: text',
    default:
      'A person reads every message and answers within 24 hours. If we made a mistake in your filing, we correct it at our cost.',
  },
} as const satisfies PageSpec
