import type { Field, SelectField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { denyField, staffField } from '@/src/access/rules'
import { ORDER_QUEUE } from '@/src/domain/filing/queue/order-queue'
import { PAUSE_REASONS } from '@/src/domain/orders/filing-clock'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { BILLINGS, LINE_KINDS } from '@/src/domain/vocabulary/order-line'
import {
  ORDER_KINDS,
  SERVICE_TYPES,
  STAGES_FOR_STAFF,
  TRACKED_SERVICES,
} from '@/src/domain/vocabulary/order-status'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { fixed, fixedGroup, UNSEEN } from '@/src/fields/fixed'
import { choice, options, reference } from '@/src/fields/simple'

export const STATUS_CELL = '/src/admin/kit/cells/StatusCell#StatusCell'

/** The 24 hours of a formation: from paid and complete to submitted. Services alone write it. */
export const filingClockFields = fixedGroup('clock', [
  { name: 'startedAt', type: 'date' },
  { name: 'dueAt', type: 'date', index: true },
  { name: 'stoppedAt', type: 'date' },
  { name: 'breachedAt', type: 'date', index: true },
  {
    name: 'pauses',
    type: 'array',
    fields: [
      { name: 'from', type: 'date', required: true },
      { name: 'until', type: 'date' },
      { name: 'reason', type: 'select', required: true, options: options(PAUSE_REASONS) },
    ],
  },
])

/** Empty of people with one name. */
const lastName: TextFieldSingleValidation = (value, options) => value === '' || text(value, options)

/**
 * Whom the order is for, and the company it forms; staff may mend a typing error. But in the
 * address: the mails with the link that claims the order go there, so only its buyer chooses it.
 */
export const orderCustomer: Field[] = [
  { name: 'companyName', type: 'text', maxLength: 200, index: true },
  {
    name: 'legalName', // derived by `keepQueue`; shown and searched instead of what was typed
    type: 'text',
    access: { create: denyField, update: denyField },
    admin: { hidden: true },
  },
  { name: 'companyType', type: 'select', options: ['llc', 'corporation', 'partnership'] },
  { name: 'companyPurpose', type: 'textarea', maxLength: 2000 },
  fixed({ name: 'email', type: 'email', required: true, index: true }),
  { name: 'firstName', type: 'text', required: true, maxLength: 100 },
  {
    name: 'lastName',
    type: 'text',
    required: true,
    maxLength: 100,
    validate: lastName,
  },
  { name: 'phone', type: 'text', maxLength: 40 },
  {
    name: 'address',
    type: 'group',
    fields: [
      { name: 'line', type: 'text', maxLength: 200 },
      { name: 'city', type: 'text', maxLength: 100 },
      { name: 'state', type: 'text', maxLength: 100 },
      { name: 'zipCode', type: 'text', maxLength: 20 },
      { name: 'country', type: 'text', maxLength: 100 },
    ],
  },
]

/** Services alone write these, and customers see none of them. */
const FOR_STAFF = {
  access: { read: staffField('view_orders'), create: denyField, update: denyField },
} as const

/** Who works on an order, why its status is what it is, and what can still be undone. */
export const orderDeskFields: Field[] = [
  reference('assignee', 'users', {
    ...FOR_STAFF,
    admin: { position: 'sidebar', readOnly: true },
  }),
  {
    name: 'statusReason',
    type: 'text',
    maxLength: 300,
    label: 'Reason for the status',
    ...FOR_STAFF,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'businessAddress',
    type: 'text',
    maxLength: 300,
    label: 'Business address assigned',
    access: { create: denyField, update: denyField },
    admin: { position: 'sidebar', readOnly: true },
  },
  ...(
    [
      ['stateFileNumber', 'State file number', 40],
      ['ein', 'EIN', 10],
    ] as const
  ).map(
    ([name, label, maxLength]): Field => ({
      name,
      type: 'text',
      maxLength,
      label,
      access: { create: denyField, update: denyField },
      admin: { position: 'sidebar', readOnly: true },
    }),
  ),
  fixedGroup('records', [
    { name: 'articlesName', type: 'text', maxLength: 200 },
    { name: 'articlesAddress', type: 'text', maxLength: 300 },
    { name: 'einLetterName', type: 'text', maxLength: 200 },
    { name: 'einLetterAddress', type: 'text', maxLength: 300 },
  ]),
  { name: 'undo', type: 'json', ...FOR_STAFF, admin: { hidden: true } },
  reference('refundTask', 'tickets', { ...FOR_STAFF, admin: { hidden: true } }),
]

/** The gateway that a record came by, under the provider’s own name. */
export const gateway: SelectField = {
  name: 'gateway',
  type: 'select',
  required: true,
  options: GATEWAYS.map((slug) => ({ value: slug, label: GATEWAY_SETUP[slug].name })),
}

/** Derived from the rest of the order by `keepQueue`, so that lists sort and filter by an index. */
const DERIVED = {
  access: { read: staffField('view_orders'), create: denyField, update: denyField },
  admin: { hidden: true },
} as const

/** What the back-office's list of orders asks for. */
export const orderQueueFields: Field[] = [
  { name: 'queue', type: 'select', options: options(labelsOf(ORDER_QUEUE)), ...DERIVED },
  { name: 'queueAt', type: 'date', ...DERIVED },
  { name: 'inToDeliver', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'inWaiting', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'inSubmitted', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'stateCode', type: 'text', ...DERIVED },
  { name: 'refundOpen', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'breachOpen', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED },
]

/** One index for each view and each filter, each in the order in which its rows are read. */
export const orderListIndexes = [
  { fields: ['queue', 'queueAt'] },
  { fields: ['queue', 'createdAt'] },
  { fields: ['inToDeliver', 'queueAt'] },
  { fields: ['inWaiting', 'queueAt'] },
  { fields: ['inSubmitted', 'queueAt'] },
  { fields: ['status', 'createdAt'] },
  { fields: ['paymentStatus', 'createdAt'] },
  { fields: ['serviceType', 'createdAt'] },
  { fields: ['stateCode', 'createdAt'] },
  { fields: ['refundOpen', 'refundRequestedAt'] },
  { fields: ['breachOpen', 'clock.breachedAt'] },
  { fields: ['assignee', 'createdAt'] },
]

/** A service, or work of the operator's own by its add-on: so it is text. */
const tracked: Field = {
  name: 'service',
  type: 'text',
  maxLength: 60,
  typescriptSchema: [
    ({ jsonSchema }) => ({
      ...jsonSchema,
      tsType: `${[...TRACKED_SERVICES].map((one) => `'${one}'`).join(' | ')} | \`own:\${string}\` | null`,
    }),
  ],
}

const lines: Field = {
  name: 'lines',
  type: 'array',
  access: { update: denyField },
  admin: { readOnly: true },
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...LINE_KINDS] },
    { name: 'ref', type: 'text', required: true },
    { name: 'label', type: 'text', required: true },
    { name: 'amountMinor', type: 'number', required: true },
    { name: 'refundable', type: 'checkbox', required: true, defaultValue: true },
    choice('billing', 'once', [...BILLINGS], { index: false }),
    tracked,
    {
      name: 'discountMinor',
      type: 'number',
      min: 0,
      admin: { description: 'This line’s share of the discount, in cents' },
    },
  ],
}

/** What was sold, at what price, on what terms, and how it was paid: written by services alone. */
export const orderSale: Field[] = [
  fixed({ name: 'currency', type: 'text', required: true, defaultValue: 'USD' }),
  fixed({
    name: 'serviceType',
    type: 'select',
    required: true,
    options: [...SERVICE_TYPES],
    index: true,
  }),
  fixed({
    name: 'kind',
    type: 'select',
    required: true,
    options: [...ORDER_KINDS],
    defaultValue: 'purchase',
    index: true,
  }),
  fixed({ name: 'parent', type: 'relationship', relationTo: 'orders', index: true }),
  fixed({ name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true }),
  fixedGroup('details', [
    { name: 'country', type: 'text' },
    { name: 'businessType', type: 'text' },
    { name: 'trademarkText', type: 'text' },
    { name: 'trademarkType', type: 'text' },
    { name: 'additionalInfo', type: 'textarea' },
  ]),
  fixed({ name: 'packageType', type: 'text', defaultValue: 'standard' }),
  fixed({ name: 'package', type: 'relationship', relationTo: 'packages', index: true }),
  fixed({ name: 'state', type: 'relationship', relationTo: 'states', index: true }),
  lines,
  fixed({
    name: 'work',
    type: 'json',
    admin: { hidden: true },
  }),
  fixed({ name: 'offer', type: 'relationship', relationTo: 'offers', index: true }),
  { name: 'offerPerson', type: 'text', index: true, ...UNSEEN },
  { name: 'offerHeldUntil', type: 'date', ...UNSEEN },
  fixed({ name: 'catalogue', type: 'json' }),
  fixed({ name: 'paymentMethod', type: 'select', options: [...GATEWAYS] }),
  fixed({ name: 'paymentId', type: 'text', index: true }),
  fixed({ name: 'affiliateLink', type: 'relationship', relationTo: 'affiliateLinks', index: true }),
  {
    name: 'isAffiliateBrowser',
    type: 'checkbox',
    access: UNSEEN.access, // not hidden: Payload would leave it out of what services read
    admin: { hidden: true },
  },
  fixed({ name: 'placedAt', type: 'date' }),
  fixed({ name: 'refundedMinor', type: 'number', required: true, defaultValue: 0 }),
  fixed({ name: 'paidAt', type: 'date', index: true }),
  fixed({ name: 'receiptNumber', type: 'text', unique: true }),
  fixed({ name: 'receiptYear', type: 'number', hidden: true }),
  fixed({ name: 'receiptSequence', type: 'number', hidden: true }),
  fixedGroup('consent', [
    { name: 'termsVersion', type: 'text' },
    { name: 'acceptedAt', type: 'date' },
  ]),
  fixed({ name: 'claimedAt', type: 'date' }),
  { name: 'claimTokenHash', type: 'text', index: true, ...UNSEEN },
  { name: 'passHash', type: 'text', ...UNSEEN },
  { name: 'draft', type: 'relationship', relationTo: 'checkoutDrafts', index: true, ...UNSEEN },
]

/** What happened to the order, as its customer reads it. */
export const orderTimeline: Field = {
  name: 'timeline',
  type: 'array',
  access: { update: staffField('manage_orders') },
  admin: { description: 'Customers see these entries.', initCollapsed: true },
  fields: [
    { name: 'at', type: 'date', required: true },
    tracked,
    {
      name: 'stage',
      type: 'select',
      required: true,
      options: options(STAGES_FOR_STAFF),
    },
    { name: 'note', type: 'text', maxLength: 500 },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      access: { read: staffField('view_orders') },
    },
    { name: 'document', type: 'relationship', relationTo: 'documents' },
  ],
}
