import type { CollectionConfig } from 'payload'

import { nobody, staff } from '@/src/access/rules'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'

/** What gateways have told us, each event once, kept as it came but for keys. */
export const webhookEvents: CollectionConfig = {
  slug: 'webhookEvents',
  access: {
    create: nobody,
    read: staff('view_payments'),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  admin: {
    group: 'Finance',
    useAsTitle: 'eventId',
    defaultColumns: ['eventId', 'gateway', 'type', 'status', 'attempts', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['gateway', 'eventId'], unique: true }],
  fields: [
    { name: 'gateway', type: 'select', required: true, options: [...GATEWAYS], index: true },
    { name: 'eventId', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'ref', type: 'text', index: true },
    { name: 'refundRef', type: 'text' },
    { name: 'disputeRef', type: 'text' },
    {
      name: 'mode',
      type: 'select',
      options: ['live', 'test'],
      admin: { description: 'Whether it says that real money moved' },
    },
    { name: 'payload', type: 'json' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'received',
      options: ['received', 'processed', 'ignored', 'failed'],
      index: true,
      admin: { components: { Cell: '/src/admin/kit/cells/StatusCell#StatusCell' } },
    },
    { name: 'deliveries', type: 'number', required: true, defaultValue: 1 },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'error', type: 'text' },
    { name: 'processedAt', type: 'date' },
  ],
}
