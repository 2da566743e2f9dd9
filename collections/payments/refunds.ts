import type { CollectionConfig } from 'payload'

import { REFUND_KINDS } from '@/src/domain/payments/refund-kind'
import { choice } from '@/src/fields/choice'
import { recorded } from '@/src/fields/kept'
import { STATUS_CELL } from '@/src/fields/order/cells'

/** Money given back, in full or for some lines, through the gateway that took it. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  // Given through the refundPayment service.
  ...recorded('payments', 'Finance', 'gatewayRef', {
    columns: ['order', 'amountMinor', 'status', 'reason', 'createdAt'],
  }),
  defaultSort: '-createdAt',
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
      admin: { description: "The same amount in the order's currency" },
    },
    {
      name: 'lines',
      type: 'json',
      admin: { description: 'Amount per line: [{ lineId, label, kind, amountMinor }]' },
    },
    { name: 'reason', type: 'text', required: true, maxLength: 500 },
    choice('status', 'pending', ['pending', 'succeeded', 'failed'], {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    { name: 'gatewayRef', type: 'text', index: true },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true },
    { name: 'failureMessage', type: 'text' },
    { name: 'isAutomatic', type: 'checkbox', required: true, defaultValue: false },
    { name: 'settledAt', type: 'date' },
    { name: 'lastCheckedAt', type: 'date', index: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
}
