import type { CollectionConfig } from 'payload'

import { audited } from '@/hooks/audit'
import { recordStatusChange } from '@/hooks/orders/recordStatusChange'
import { nobody, nobodyField, staff, staffField, staffOrOwner } from '@/src/access/rules'
import { BILLINGS, LINE_KINDS } from '@/src/domain/orders/order-line'
import {
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  SERVICE_TYPES,
  STAGES,
} from '@/src/domain/orders/order-status'
import { GATEWAYS } from '@/src/domain/payments/payment-status'
import { fixed, fixedGroup } from '@/src/fields/fixed'

/** A purchase: what was sold, to whom, at what price, and what became of it. */
export const orders: CollectionConfig = {
  slug: 'orders',
  access: {
    create: nobody, // placed through the placeOrder service, which prices it
    read: staffOrOwner('view_orders', 'user'),
    update: staff('manage_orders'),
    delete: nobody, // books are kept
    readVersions: nobody,
  },
  admin: {
    group: 'Sales',
    useAsTitle: 'companyName',
    defaultColumns: ['companyName', 'email', 'status', 'paymentStatus', 'totalMinor', 'createdAt'],
    listSearchableFields: ['companyName', 'email', 'receiptNumber'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['receiptYear', 'receiptSequence'], unique: true }],
  hooks: { beforeChange: [recordStatusChange], ...audited('orders') },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...ORDER_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    },
    fixed({
      name: 'paymentStatus',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: [...PAYMENT_STATUSES],
      index: true,
      admin: { position: 'sidebar' },
    }),
    fixed({
      name: 'totalMinor',
      label: 'Total',
      type: 'number',
      required: true,
      min: 0,
      admin: {
        position: 'sidebar',
        description: 'In cents',
        components: { Cell: '/src/admin/cells/MoneyCell#MoneyCell' },
      },
    }),
    fixed({ name: 'currency', type: 'text', required: true, defaultValue: 'USD' }),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    fixed({
      name: 'serviceType',
      type: 'select',
      required: true,
      options: [...SERVICE_TYPES],
      index: true,
    }),
    fixed({ name: 'packageType', type: 'text', defaultValue: 'standard' }),
    fixed({ name: 'package', type: 'relationship', relationTo: 'packages', index: true }),
    fixed({ name: 'state', type: 'relationship', relationTo: 'states', index: true }),
    { name: 'companyName', type: 'text', maxLength: 200, index: true },
    { name: 'companyType', type: 'select', options: ['llc', 'corporation', 'partnership'] },
    { name: 'companyPurpose', type: 'textarea', maxLength: 2000 },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'firstName', type: 'text', required: true, maxLength: 100 },
    { name: 'lastName', type: 'text', required: true, maxLength: 100 },
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
    {
      name: 'lines',
      type: 'array',
      access: { update: nobodyField },
      admin: { readOnly: true },
      fields: [
        { name: 'kind', type: 'select', required: true, options: [...LINE_KINDS] },
        { name: 'ref', type: 'text', required: true },
        { name: 'label', type: 'text', required: true },
        { name: 'amountMinor', type: 'number', required: true },
        { name: 'refundable', type: 'checkbox', required: true, defaultValue: true },
        {
          name: 'billing',
          type: 'select',
          required: true,
          defaultValue: 'once',
          options: [...BILLINGS],
        },
      ],
    },
    fixed({ name: 'catalogue', type: 'json' }),
    fixed({ name: 'paymentMethod', type: 'select', options: [...GATEWAYS] }),
    fixed({ name: 'paymentId', type: 'text', index: true }),
    fixed({
      name: 'affiliateLink',
      type: 'relationship',
      relationTo: 'affiliateLinks',
      index: true,
    }),
    fixed({ name: 'placedAt', type: 'date' }),
    fixed({ name: 'paidAt', type: 'date', index: true }),
    fixed({ name: 'receiptNumber', type: 'text', unique: true }),
    fixed({ name: 'receiptYear', type: 'number', hidden: true }),
    fixed({ name: 'receiptSequence', type: 'number', hidden: true }),
    fixedGroup('consent', [
      { name: 'termsVersion', type: 'text' },
      { name: 'acceptedAt', type: 'date' },
    ]),
    {
      name: 'timeline',
      type: 'array',
      access: { update: staffField('manage_orders') },
      admin: { description: 'The customer sees these entries.' },
      fields: [
        { name: 'at', type: 'date', required: true },
        { name: 'service', type: 'select', options: [...SERVICE_TYPES] },
        {
          name: 'stage',
          type: 'select',
          required: true,
          options: Object.entries(STAGES).map(([value, label]) => ({ value, label })),
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
    },
    {
      name: 'notes',
      label: 'Internal notes',
      type: 'textarea',
      access: { read: staffField('view_orders') },
    },
    {
      name: 'claimTokenHash',
      type: 'text',
      hidden: true,
      index: true,
      access: { read: nobodyField, create: nobodyField, update: nobodyField },
    },
    fixed({ name: 'claimedAt', type: 'date' }),
    {
      name: 'draft',
      type: 'relationship',
      relationTo: 'checkoutDrafts',
      hidden: true,
      index: true,
      access: { read: nobodyField, create: nobodyField, update: nobodyField },
    },
  ],
}
