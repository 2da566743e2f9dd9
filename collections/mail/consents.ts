import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/rules'
import { CONSENT_PLACES, CONSENT_TOPICS } from '@/src/domain/mail/consent'
import { choice, email, listing, options, reference } from '@/src/fields/simple'

/**
 * Who agreed to which marketing mail, or to order news by WhatsApp, or refused it: in which words, when and where. Rows are only
 * ever added; the newest of an address and a topic counts.
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  access: recordedFor('email'), // recorded by the recordConsent service
  admin: {
    ...listing('Marketing', 'email', { search: ['email'] }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['email', 'topic', 'createdAt'] }],
  fields: [
    email('email', { required: true, index: true }),
    choice('topic', 'offers', options(CONSENT_TOPICS)),
    { name: 'granted', type: 'checkbox', label: 'Agreed', required: true, defaultValue: false },
    { name: 'textVersion', type: 'text', required: true, maxLength: 40 },
    choice('place', 'checkout', options(CONSENT_PLACES)),
    reference('lead', 'leads'),
    reference('user', 'users'),
    { name: 'note', type: 'text', maxLength: 300 },
  ],
}
