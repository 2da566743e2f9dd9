import type { CollectionConfig } from 'payload'

import { closed } from '@/src/access/rules'
import { IN_STATUSES, OUT_STATUSES } from '@/src/domain/content/whatsapp/message-status'
import { choice, options, reference } from '@/src/fields/simple'

const statuses = Object.entries(OUT_STATUSES).map(([value, { label }]) => ({ value, label }))

/**
 * What was said by WhatsApp: the outbox of what we owe or have sent, and what came in, each message
 * once. Staff see it in their tickets and on the screen of the settings.
 */
export const whatsappMessages: CollectionConfig = {
  slug: 'whatsappMessages',
  access: closed, // written and shown by services alone
  admin: { hidden: true },
  disableDuplicate: true,
  indexes: [{ fields: ['direction', 'createdAt'] }],
  fields: [
    choice('direction', 'out', ['out', 'in']),
    choice('purpose', 'answer', ['news', 'answer', 'reply', 'question']),
    choice('status', 'queued', [...statuses, ...options(IN_STATUSES)]),
    { name: 'phone', type: 'text', required: true, index: true, maxLength: 20 },
    { name: 'name', type: 'text', maxLength: 120 },
    { name: 'body', type: 'textarea', maxLength: 10_000 },
    { name: 'template', type: 'json' },
    { name: 'event', type: 'text', maxLength: 40 },
    { name: 'dedupeKey', type: 'text', required: true, unique: true, maxLength: 400 },
    { name: 'providerId', type: 'text', index: true, maxLength: 300 },
    reference('user', 'users'),
    reference('order', 'orders'),
    reference('ticket', 'tickets'),
    reference('ticketMessage', 'ticketMessages'),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'isUncertain', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isSandbox', type: 'checkbox', required: true, defaultValue: false },
    { name: 'lastError', type: 'text', maxLength: 500 },
    { name: 'writtenAt', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'readAt', type: 'date' },
  ],
}
