import type { CollectionConfig } from 'payload'

import { nobodyField } from '@/src/access/rules'
import { PAYMENT_MODES } from '@/src/domain/payments/payment-mode'
import { GATEWAYS, PAYMENT_ATTEMPT_STATUSES } from '@/src/domain/vocabulary/payment-status'
import { choice } from '@/src/fields/choice'
import { recorded } from '@/src/fields/kept'
import { recordedAmount } from '@/src/fields/numbers'
import { STATUS_CELL } from '@/src/fields/order/cells'

/** One attempt to pay an order at a gateway. Written by the payment services alone. */
export const payments: CollectionConfig = {
  slug: 'payments',
  ...recorded('payments', 'Finance', 'gatewayRef', {
    search: ['gatewayRef'],
    columns: ['gatewayRef', 'gateway', 'order', 'status', 'mode', 'amountMinor', 'createdAt'],
  }),
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['gateway', 'gatewayRef'], unique: true },
    { fields: ['status', 'createdAt'] },
  ],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'gateway', type: 'select', required: true, options: [...GATEWAYS], index: true },
    { name: 'gatewayRef', type: 'text', admin: { description: "The gateway's ID" } },
    choice('status', 'opening', [...PAYMENT_ATTEMPT_STATUSES], {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    recordedAmount('amountMinor', 'Amount'),
    { name: 'currency', type: 'text', required: true },
    {
      name: 'orderMinor',
      label: 'For the order (cents)',
      type: 'number',
      required: true,
      admin: { description: "The order total this attempt pays, in the order's currency" },
    },
    { name: 'exchangeRate', type: 'number' },
    { name: 'exchangeRateAsOf', type: 'date' },
    {
      name: 'chargeRef',
      type: 'text',
      index: true,
      admin: { description: 'The charge, capture or payment that refunds refer to' },
    },
    { name: 'refundedMinor', type: 'number', required: true, defaultValue: 0 },
    { name: 'isDuplicate', type: 'checkbox', required: true, defaultValue: false },
    { name: 'idempotencyKey', type: 'text', required: true, unique: true },
    { name: 'failureCode', type: 'text' },
    { name: 'failureMessage', type: 'text' },
    {
      name: 'card',
      type: 'group',
      fields: [
        { name: 'brand', type: 'text' },
        { name: 'last4', type: 'text' },
        {
          name: 'fingerprint', // tells one card from another with the same digits; for the server
          type: 'text',
          access: { read: nobodyField },
          admin: { hidden: true },
        },
      ],
    },
    { name: 'quarantineReason', type: 'text' },
    { name: 'sandbox', type: 'checkbox', required: true, defaultValue: false },
    choice('mode', 'live', [...PAYMENT_MODES], { admin: { components: { Cell: STATUS_CELL } } }),
    {
      name: 'keyHint',
      type: 'text',
      admin: { description: 'The last characters of the public key used' },
    },
    {
      name: 'method',
      type: 'text',
      admin: { description: 'The payment method, as the gateway names it' },
    },
    { name: 'lastCheckedAt', type: 'date' },
    { name: 'checks', type: 'number', required: true, defaultValue: 0 },
    { name: 'settledAt', type: 'date' },
  ],
}
