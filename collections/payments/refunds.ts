import type { CollectionConfig } from 'payload'

import { nobody, staff } from '@/src/access/rules'
import { REFUND_KINDS } from '@/src/domain/payments/refund-kind'

/** Money given back, in full or for some lines, through the gateway that took it. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  access: {
    create: nobody, // given through the refundPayment service
    read: staff('view_payments'),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  admin: {
    group: 'Finance',
    useAsTitle: 'gatewayRef',
    defaultColumns: ['order', 'amountMinor', 'status', 'reason', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'payment', type: 'relationship', relationTo: 'payments', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'refund',
      options: [...REFUND_KINDS],
    },
    { name: 'amountMinor', label: 'Amount', type: 'number', required: true, min: 1 },
    { name: 'currency', type: 'text', required: true },
    {
      name: 'orderMinor',
      label: 'Of the order (cents)',
      type: 'number',
      required: true,
      admin: { description: "The same amount in the order's own currency" },
    },
    {
      name: 'lines',
      type: 'json',
      admin: { description: 'How much of which line: [{ lineId, label, kind, amountMinor }]' },
    },
    { name: 'reason', type: 'text', required: true, maxLength: 500 },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: ['pending', 'succeeded', 'failed'],
      index: true,
      admin: { components: { Cell: '/src/admin/kit/cells/StatusCell#StatusCell' } },
    },
    { name: 'gatewayRef', type: 'text', index: true },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true },
    { name: 'failureMessage', type: 'text' },
    { name: 'isAutomatic', type: 'checkbox', required: true, defaultValue: false },
    { name: 'settledAt', type: 'date' },
    { name: 'lastCheckedAt', type: 'date', index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
}
