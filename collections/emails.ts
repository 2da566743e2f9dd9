import type { Access, CollectionConfig } from 'payload'

import { may } from '@/src/access/permissions'
import { nobody } from '@/src/access/rules'

/** Mails that carry a private link (reset, invitation, order) open only to those who run users. */
const mailReaders: Access = async ({ req }) => {
  if (await may(req, 'manage_users')) return true
  return (await may(req, 'view_email')) && { sensitive: { not_equals: true } }
}

/** The outbox: every mail we owe or have sent. Without a mail server they stay here, readable. */
export const emails: CollectionConfig = {
  slug: 'emails',
  access: {
    create: nobody, // written through the queueEmail service
    read: mailReaders,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  admin: {
    group: 'Marketing',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'createdAt', 'sentAt'],
    listSearchableFields: ['subject', 'to'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'to', type: 'email', required: true, index: true },
    { name: 'subject', type: 'text', required: true },
    {
      name: 'html',
      type: 'code',
      required: true,
      admin: {
        language: 'html',
        components: { Field: '/src/admin/fields/MailPreview#MailPreview' },
      },
    },
    { name: 'text', type: 'textarea', required: true },
    { name: 'template', type: 'text', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'transactional',
      options: ['transactional', 'marketing'],
      index: true,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      options: [
        { value: 'queued', label: 'Queued' },
        { value: 'sending', label: 'Sending' },
        { value: 'sent', label: 'Sent' },
        { value: 'held', label: 'Sandbox: not sent' },
        { value: 'failed', label: 'Failed' },
      ],
      index: true,
      admin: { components: { Cell: '/src/admin/cells/StatusCell#StatusCell' } },
    },
    { name: 'sensitive', type: 'checkbox', required: true, defaultValue: false },
    { name: 'dedupeKey', type: 'text', required: true, unique: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'headers', type: 'json' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'messageId', type: 'text', index: true },
    { name: 'sentAt', type: 'date' },
  ],
}
