import type {
  CollectionConfig,
  Field,
  FieldAccess,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { text, textarea } from 'payload/shared'
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
  readTicketMessages,
  recordedFor,
  staffField,
  staffOrOwnerUntrashed,
} from '@/src/access/rules'
import { TAKE_BACK_MS } from '@/src/domain/platform/undo-time'
import { REPLY_VARIABLES, replyShortcut, unknownVariables } from '@/src/domain/support/canned-reply'
import { WAITING_FOR } from '@/src/domain/support/ticket-queue'
import { TICKET_STATUSES, TICKET_TOPICS } from '@/src/domain/support/ticket-status'
import { fixed, UNSEEN } from '@/src/fields/fixed'
import {
  choice,
  email,
  flag,
  isActive,
  listing,
  options,
  reference,
  requireView,
} from '@/src/fields/simple'

/** Written by services, or derived from the rest of the ticket by `keepTicketQueue`; customers see none of it. */
const DERIVED = {
  access: { read: staffField('view_support'), create: denyField, update: denyField },
  admin: { hidden: true },
} as const

/** What the inbox asks for. */
const ticketQueueFields: Field[] = [
  { name: 'waitingFor', type: 'select', options: options(WAITING_FOR), ...DERIVED },
  { name: 'waitingSince', type: 'date', ...DERIVED },
  { name: 'firstAnswerDueAt', type: 'date', ...DERIVED },
  { name: 'firstAnsweredAt', type: 'date', ...DERIVED },
  { name: 'snoozedUntil', type: 'date', index: true, ...DERIVED },
  { name: 'tags', type: 'json', ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED },
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'tickets',
    index: true,
    access: { create: denyField, update: denyField }, // its customer may know
    admin: { hidden: true },
  },
]

/** For who looks at their own tickets; the other views have an index with what they ask besides. */
const ticketListIndexes = [{ fields: ['assignee', 'waitingSince'] }]

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

const shortcut: TextFieldSingleValidation = (value, options) => {
  const wrong = value ? replyShortcut.safeParse(value).error?.issues[0]?.message : undefined
  return wrong ?? text(value, options)
}

const reply: TextareaFieldValidation = (value, options) =>
  (value && unknownVariables(value)) || textarea(value, options)

const known = Object.entries(REPLY_VARIABLES).map(([name, label]) => `{{${name}}}: ${label}`)

/** Answers that staff give again and again, typed as `/shortcut`. */
export const cannedReplies: CollectionConfig = {
  slug: 'cannedReplies',
  access: managedBy('support'),
  admin: {
    ...listing('Support', 'title', {
      search: ['title', 'shortcut', 'text'],
      needs: 'view_support',
    }),
  },
  defaultSort: 'title',
  disableDuplicate: true,
  labels: { singular: 'Canned reply', plural: 'Canned replies' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      name: 'shortcut',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: shortcut,
      admin: { description: 'Without the slash: thanks' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      validate: reply,
      admin: { rows: 8, description: `You can use ${known.join(', ')}.` },
    },
    isActive,
  ],
}
