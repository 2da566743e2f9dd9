import type { CollectionConfig } from 'payload'

import {
  DISPUTE_REASON_LABELS,
  DISPUTE_REASONS,
  DISPUTE_STATUSES,
} from '@/src/domain/payments/dispute'
import { gateway, STATUS_CELL } from '@/src/fields/order'
import { labelled, recorded, recordedAmount } from '@/src/fields/simple'

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
    { ...gateway },
    { name: 'gatewayRef', label: 'Provider reference', type: 'text', required: true },
    recordedAmount('amountMinor', 'Amount'),
    { name: 'currency', type: 'text', required: true },
    {
      name: 'reason',
      type: 'select',
      required: true,
      options: labelled(DISPUTE_REASONS, DISPUTE_REASON_LABELS),
    },
    { name: 'providerReason', label: 'Reason as the provider names it', type: 'text' },
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
      label: 'Inquiry',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'An inquiry before a dispute. No money is held yet.' },
    },
    { name: 'evidenceDueBy', label: 'Evidence due', type: 'date' },
    { name: 'openedAt', label: 'Opened', type: 'date', required: true },
    { name: 'closedAt', label: 'Closed', type: 'date' },
    {
      name: 'loss',
      type: 'relationship',
      relationTo: 'refunds',
      admin: { description: 'What was recorded when the dispute was lost' },
    },
    { name: 'lastCheckedAt', label: 'Last checked with the provider', type: 'date' },
  ],
}
