import type { CollectionConfig } from 'payload'

import {
  DISPUTE_REASON_LABELS,
  DISPUTE_REASONS,
  DISPUTE_STATUSES,
} from '@/src/domain/payments/dispute'
import { REFUND_KIND_LABELS } from '@/src/domain/payments/refund-kind'
import { REFUND_STATUS } from '@/src/domain/vocabulary/statuses'
import { gateway, STATUS_CELL } from '@/src/fields/order'
import { choice, flag, labelled, options, recorded, recordedAmount } from '@/src/fields/simple'

/** Money given back, in full or for some lines, through the gateway that took it. */
export const refunds: CollectionConfig = {
  slug: 'refunds',
  // Given through refundOrder, which asks the gateway.
  ...recorded('payments', 'Finance', 'gatewayRef'),
  defaultSort: '-createdAt',
  fields: [
    { name: 'payment', type: 'relationship', relationTo: 'payments', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    choice('kind', 'refund', options(REFUND_KIND_LABELS), { index: false }),
    recordedAmount('amountMinor', 'Amount', { min: 1 }),
    { name: 'currency', type: 'text', required: true },
    recordedAmount('orderMinor', 'Of the order', {
      admin: { description: 'The same amount in US dollars' },
    }),
    {
      name: 'lines',
      type: 'json',
      label: 'Lines',
      admin: { description: 'What went back of each line, in cents' },
    },
    { name: 'reason', type: 'text', required: true, maxLength: 500 },
    choice('status', 'pending', labelled(['pending', 'succeeded', 'failed'], REFUND_STATUS), {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    { name: 'gatewayRef', label: 'Provider reference', type: 'text', index: true },
    {
      name: 'idempotencyKey',
      label: 'Request key',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Sent along, so that the provider takes a repeated request once' },
    },
    { name: 'failureMessage', label: 'Why it failed', type: 'text' },
    flag('isAutomatic', false, {
      label: 'Automatic',
      admin: { description: 'Not requested by staff, such as the refund of a second payment' },
      index: false,
    }),
    { name: 'settledAt', label: 'Settled', type: 'date' },
    { name: 'lastCheckedAt', label: 'Last checked with the provider', type: 'date', index: true },
    { name: 'by', label: 'Refunded by', type: 'relationship', relationTo: 'users' },
  ],
}

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
    flag('isInquiry', false, {
      label: 'Inquiry',
      admin: { description: 'An inquiry before a dispute. No money is held yet.' },
      index: false,
    }),
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
