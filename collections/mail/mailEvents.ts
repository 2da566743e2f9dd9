import type { CollectionConfig } from 'payload'

import { recordedFor } from '@/src/access/rules'
import { MAIL_EVENT_SOURCES, MAIL_EVENTS } from '@/src/domain/mail/mail-event'
import { choice, email, listing, options, reference } from '@/src/fields/simple'

/** What was told of a mail of ours after it went out, once each, however often it is told. */
export const mailEvents: CollectionConfig = {
  slug: 'mailEvents',
  access: recordedFor('email'), // recorded by the recordMailEvent service
  admin: {
    ...listing('Marketing', 'to', { search: ['to'] }),
  },
  defaultSort: '-at',
  disableDuplicate: true,
  labels: { singular: 'Mail event', plural: 'Mail events' },
  indexes: [{ fields: ['to', 'kind', 'at'] }],
  fields: [
    reference('mail', 'emails'),
    email('to', { required: true, index: true }),
    choice('kind', 'delivered', options(MAIL_EVENTS)),
    choice('source', 'smtp', options(MAIL_EVENT_SOURCES)),
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'detail', type: 'text', maxLength: 500 },
    { name: 'fingerprint', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
}
