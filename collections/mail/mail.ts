import type { CollectionConfig } from 'payload'
import { closed, denyAll, managedBy, readMails, recordedFor } from '@/src/access/rules'
import { CONSENT_PLACES, CONSENT_TOPICS } from '@/src/domain/mail/consent'
import { MAIL_EVENT_SOURCES, MAIL_EVENTS } from '@/src/domain/mail/mail-event'
import { MAIL_TOPICS } from '@/src/domain/mail/mail-preferences'
import { SUPPRESSION_REASONS } from '@/src/domain/mail/suppression-input'
import { UNSEEN } from '@/src/fields/fixed'
import { STATUS_CELL } from '@/src/fields/order'
import { choice, email, flag, listing, options, reference } from '@/src/fields/simple'

const topics = Object.fromEntries(
  Object.entries(MAIL_TOPICS).map(([name, { label }]) => [name, label]),
)

/**
 * The outbox: every mail we owe or have sent, without the keys of its links. Those are sealed in
 * `keysSealed` until the mail is out.
 */
export const emails: CollectionConfig = {
  slug: 'emails',
  // Written through the queueEmail service.
  access: { ...closed, read: readMails },
  admin: listing('Marketing', 'subject', {
    search: ['subject', 'to'],
    columns: ['subject', 'to', 'status', 'createdAt', 'sentAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'to', type: 'email', required: true, index: true },
    { name: 'subject', type: 'text', required: true },
    {
      name: 'html',
      type: 'code',
      required: true,
      admin: {
        language: 'html',
        components: { Field: '/src/admin/mail/MailPreview#MailPreview' },
      },
    },
    { name: 'text', type: 'textarea', required: true },
    { name: 'template', type: 'text', required: true, index: true },
    choice('kind', 'transactional', ['transactional', 'marketing']),
    { name: 'topic', type: 'select', options: options(topics), index: true },
    reference('campaign', 'emailCampaigns'),
    choice(
      'status',
      'queued',
      options({
        queued: 'Queued',
        sending: 'Sending',
        sent: 'Sent',
        held: 'Sandbox: not sent',
        failed: 'Failed',
        skipped: 'Left out',
      }),
      { admin: { components: { Cell: STATUS_CELL } } },
    ),
    flag('sensitive', false, { label: 'Carries a private link', index: false }),
    { name: 'keysSealed', type: 'text', ...UNSEEN },
    { name: 'dedupeKey', type: 'text', required: true, unique: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', index: true },
    { name: 'headers', type: 'json' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'messageId', type: 'text', index: true },
    { name: 'sentVia', type: 'text', admin: { readOnly: true } },
    { name: 'providerId', type: 'text', index: true, admin: { readOnly: true } },
    { name: 'sentAt', type: 'date' },
    { name: 'notBefore', type: 'date', admin: { readOnly: true } },
  ],
}

/**
 * Who agreed to which marketing mail, or to order news by WhatsApp, or refused it: in which words, when and where. Rows are only
 * ever added; the newest of an address and a topic counts.
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  access: recordedFor('email'), // recorded by the recordConsent service
  admin: listing('Marketing', 'email', { search: ['email'] }),
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

/** One event that a mail provider reported about a sent email. A repeated report is stored once. */
export const mailEvents: CollectionConfig = {
  slug: 'mailEvents',
  access: recordedFor('email'), // recorded by the recordMailEvent service
  admin: listing('Marketing', 'to', { search: ['to'] }),
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

/** Addresses that get no marketing mail, by each of the reasons that it has. */
export const suppressions: CollectionConfig = {
  slug: 'suppressions',
  access: {
    ...managedBy('email'),
    update: denyAll,
    delete: denyAll, // lifted with a reason, which the log keeps
    readVersions: denyAll,
  },
  admin: listing('Marketing', 'email', {
    search: ['email'],
    columns: ['email', 'reason', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['email', 'reason'], unique: true }],
  fields: [
    email('email', { required: true, index: true }),
    choice('reason', 'manual', options(SUPPRESSION_REASONS)),
    { name: 'campaign', type: 'relationship', relationTo: 'emailCampaigns', index: true },
    { name: 'note', type: 'text', maxLength: 300 },
  ],
}
