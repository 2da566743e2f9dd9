import type { CollectionConfig } from 'payload'

import { MODE_STATUS, WEBHOOK_STATUS } from '@/src/domain/vocabulary/statuses'
import { gateway, STATUS_CELL } from '@/src/fields/order'
import { choice, labelled, recorded } from '@/src/fields/simple'

const STATUSES = ['received', 'processed', 'ignored', 'failed'] as const

/** What gateways have told us, each event once, kept as it came but for keys. */
export const webhookEvents: CollectionConfig = {
  slug: 'webhookEvents',
  ...recorded('payments', 'Finance', 'eventId'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['gateway', 'eventId'], unique: true }],
  fields: [
    { ...gateway, index: true },
    { name: 'eventId', label: 'Event ID', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'ref', label: 'Payment reference', type: 'text', index: true },
    { name: 'refundRef', label: 'Refund reference', type: 'text' },
    { name: 'disputeRef', label: 'Dispute reference', type: 'text' },
    {
      name: 'mode',
      type: 'select',
      options: labelled(['live', 'test'], MODE_STATUS),
      admin: { description: 'Live or test money' },
    },
    { name: 'payload', label: 'Content', type: 'json' },
    choice('status', 'received', labelled(STATUSES, WEBHOOK_STATUS), {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    { name: 'deliveries', type: 'number', required: true, defaultValue: 1 },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'error', type: 'text' },
    { name: 'processedAt', type: 'date' },
  ],
}
