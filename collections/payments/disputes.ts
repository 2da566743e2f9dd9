import type { CollectionConfig } from 'payload'

import { DISPUTE_REASONS, DISPUTE_STATUSES } from '@/src/domain/payments/dispute'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { recorded } from '@/src/fields/kept'
import { recordedAmount } from '@/src/fields/numbers'
import { STATUS_CELL } from '@/src/fields/order/cells'

/** A customer's complaint to their bank or to the provider about a payment of ours. */
export const disputes: CollectionConfig = {
  slug: 'disputes',
  // Written by settleDispute, which asks the gateway.
  ...recorded('payments', 'Finance', 'gatewayRef', {
    columns: ['gatewayRef', 'order', 'amountMinor', 'reason', 'status', 'evidenceDueBy'],
  }),
  defaultSort: '-openedAt',
  indexes: [{ fields: ['gateway', 'gatewayRef'], unique: true }],
  fields: [
    { name: 'payment', type: 'relationship', relationTo: 'payments', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'gateway', type: 'select', required: true, options: [...GATEWAYS] },
    { name: 'gatewayRef', type: 'text', required: true },
    recordedAmount('amountMinor', 'Amount'),
    { name: 'currency', type: 'text', required: true },
    { name: 'reason', type: 'select', required: true, options: [...DISPUTE_REASONS] },
    { name: 'providerReason', type: 'text' },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [...DISPUTE_STATUSES],
      index: true,
      admin: { components: { Cell: STATUS_CELL } },
    },
    {
      name: 'isInquiry',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'An inquiry before a dispute. No money is held yet.' },
    },
    { name: 'evidenceDueBy', type: 'date' },
    { name: 'openedAt', type: 'date', required: true },
    { name: 'closedAt', type: 'date' },
    {
      name: 'loss',
      type: 'relationship',
      relationTo: 'refunds',
      admin: { description: 'What was recorded when the dispute was lost' },
    },
    { name: 'lastCheckedAt', type: 'date' },
  ],
}
