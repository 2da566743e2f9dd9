import type { CollectionConfig } from 'payload'

import { readMails } from '@/src/access/mails'
import { nobody, nobodyField } from '@/src/access/rules'

/**
 * The outbox: every mail we owe or have sent, without the keys of its links. Those are sealed in
 * `keysSealed` until the mail is out.
 */
export const emails: CollectionConfig = {
  slug: 'emails',
  access: {
    create: nobody, // written through the queueEmail service
    read: readMails,
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
        components: { Field: '/src/admin/mail/MailPreview#MailPreview' },
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
      admin: { components: { Cell: '/src/admin/kit/cells/StatusCell#StatusCell' } },
    },
    {
      name: 'sensitive',
      type: 'checkbox',
      label: 'Carries a private link',
      required: true,
      defaultValue: false,
    },
    {
      name: 'keysSealed',
      type: 'text',
      hidden: true,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
    },
    { name: 'dedupeKey', type: 'text', required: true, unique: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', index: true },
    { name: 'headers', type: 'json' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
    { name: 'messageId', type: 'text', index: true },
    { name: 'sentAt', type: 'date' },
  ],
}
