import { faq, other, trust } from '../content-elements'
import type { PageSpec } from '../content-spec'

export const SUPPORT_CONTENT = {
  'support.title': other('heading', 'Headline', 'How can we help?'),
  'support.intro': other(
    'text',
    'Below the headline',
    'Please have your order number ready if you have one.',
  ),
  'support.chatTitle': other('heading', 'Chat', 'Live Chat'),
  'support.chatHours': other('text', 'Chat: hours', '24/7'),
  'support.chatOffTitle': other('heading', 'Instead of chat while it is off', 'Contact Form'),
  'support.chatOff': other(
    'text',
    'Form: while chat is off',
    'Please contact us for more information!',
  ),
  'support.phoneTitle': other('heading', 'Phone', 'Phone Support'),
  'support.emailTitle': other('heading', 'Email', 'Email Support'),
  'support.emailHours': other(
    'text',
    'Email: response time',
    'Response within 24 hours, Monday to Friday',
  ),
  'support.formTitle': other('heading', 'Form: heading', 'Send us a message'),
  'support.faqTitle': faq('heading', 'FAQ: heading', 'Common questions'),
  'support.promiseTitle': trust('heading', 'Promise: heading', 'Our support promise'),
  'support.promiseText': trust(
    'text',
    'Promise: text',
    'A person reads every message and answers within one business day. If we made a mistake in your filing, we correct it at our cost.',
  ),
} as const satisfies PageSpec
