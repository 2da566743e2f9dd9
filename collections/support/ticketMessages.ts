import type { CollectionConfig } from 'payload'
import { readTicketMessages, recordedFor } from '@/src/access/rules'
import { UNSEEN } from '@/src/fields/fixed'
import { flag, listing } from '@/src/fields/simple'

/** One message of a ticket's thread, or a note that staff keep to themselves. */
export const ticketMessages: CollectionConfig = {
  slug: 'ticketMessages',
  access: {
    ...recordedFor('support'), // written through the ticket services, which also tell the other side
    read: readTicketMessages,
  },
  admin: listing('Support', 'body', {
    needs: 'view_support',
    search: ['body'],
    columns: ['body', 'ticket', 'authorKind', 'internal', 'createdAt'],
  }),
  defaultSort: 'createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['ticket', 'createdAt'] }],
  labels: { singular: 'Ticket message', plural: 'Ticket messages' },
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    {
      name: 'authorKind',
      type: 'select',
      required: true,
      options: ['customer', 'staff', 'system'],
      index: true,
    },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorName', type: 'text', maxLength: 120 },
    { name: 'body', type: 'textarea', required: true, maxLength: 10_000 },
    flag('internal', false, { label: 'Staff only' }),
    { name: 'attachments', type: 'relationship', relationTo: 'documents', hasMany: true },
    { name: 'leavesAt', type: 'date', access: UNSEEN.access, admin: { hidden: true } },
    { name: 'sentKey', type: 'text', unique: true, ...UNSEEN },
  ],
}
