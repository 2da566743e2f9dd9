import type { CollectionConfig, FieldAccess } from 'payload'

import { refuseErased } from '@/hooks/accounts/refuseErased'
import { deleteWith } from '@/hooks/platform/references'
import {
  followRefundTicket,
  keepTicketQueue,
  removeAttachments,
  stampClosing,
} from '@/hooks/support/tickets'
import { may } from '@/src/access/permissions'
import {
  denyAll,
  denyField,
  managedBy,
  staffField,
  staffOrOwnerUntrashed,
} from '@/src/access/rules'
import { TAKE_BACK_MS } from '@/src/domain/platform/undo-time'
import { TICKET_STATUSES, TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { fixed } from '@/src/fields/fixed'
import { choice, email, listing, options, reference, requireView } from '@/src/fields/simple'
import { ticketListIndexes, ticketQueueFields } from '@/src/fields/ticket-queue'

/** Its customer reads the latest answer once it can no longer be taken back. */
const latestAnswer: FieldAccess = async ({ req, doc }) => {
  if (await may(req, 'view_support')) return true
  const at: unknown = doc?.lastStaffAt // not there where a request left it out: then nothing is shown
  return typeof at === 'string' && Date.parse(at) + TAKE_BACK_MS <= Date.now()
}

/** A customer's question and where it stands. What was said is in `ticketMessages`. */
export const tickets: CollectionConfig = {
  slug: 'tickets',
  access: {
    ...managedBy('support'),
    create: denyAll, // opened through the openTicket service, which also writes the first message
    read: staffOrOwnerUntrashed('view_support', 'user'),
    readVersions: denyAll,
  },
  admin: {
    ...listing('Support', 'subject', { search: ['subject', 'requesterEmail'] }),
    components: {
      beforeList: [requireView('view_support')],
    },
    defaultColumns: ['subject', 'status', 'topic', 'assignee', 'lastMessageAt'],
  },
  defaultSort: '-lastMessageAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  trash: true,
  indexes: ticketListIndexes,
  labels: { singular: 'Ticket', plural: 'Support Tickets' },
  hooks: {
    beforeChange: [refuseErased, stampClosing, keepTicketQueue],
    afterChange: [followRefundTicket],
    beforeDelete: [
      removeAttachments,
      deleteWith('whatsappMessages', 'ticket'),
      deleteWith('ticketMessages', 'ticket'),
    ],
  },
  fields: [
    fixed({ name: 'subject', type: 'text', required: true, maxLength: 200, index: true }),
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: 10_000,
      admin: { readOnly: true },
      access: { create: denyField, update: denyField },
    },
    choice('status', 'open', options(TICKET_STATUSES), {
      admin: {
        position: 'sidebar',
      },
    }),
    {
      name: 'topic',
      type: 'select',
      options: options(TICKET_TOPICS),
      index: true,
      admin: { position: 'sidebar' },
    },
    fixed(reference('user', 'users', { admin: { position: 'sidebar' } })),
    fixed(reference('order', 'orders', { admin: { position: 'sidebar' } })),
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { read: staffField('view_support') },
      filterOptions: { role: { in: ['admin', 'sub_admin'] } },
      admin: { position: 'sidebar' },
    },
    fixed({ name: 'requesterName', type: 'text', maxLength: 120 }),
    {
      ...email('requesterEmail', { index: true }),
      access: { create: denyField, update: denyField },
    },
    {
      name: 'adminResponse',
      type: 'textarea',
      maxLength: 10_000,
      access: { create: denyField, read: latestAnswer, update: denyField },
      admin: { readOnly: true, description: 'The latest answer' },
    },
    fixed({ name: 'whatsappPhone', type: 'text', maxLength: 20, index: true }),
    fixed({ name: 'whatsappAt', type: 'date' }),
    fixed({ name: 'lastMessageAt', type: 'date', index: true, label: 'Last message' }),
    fixed({ name: 'lastStaffAt', type: 'date' }),
    fixed({ name: 'customerReadAt', type: 'date' }),
    fixed({ name: 'staffReadAt', type: 'date', access: { read: staffField('view_support') } }),
    fixed({ name: 'closedAt', type: 'date' }),
    ...ticketQueueFields,
  ],
}
