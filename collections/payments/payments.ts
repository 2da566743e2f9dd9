import type { CollectionConfig } from 'payload'

import { denyField } from '@/src/access/rules'
import { PAYMENT_MODES } from '@/src/domain/payments/payment-mode'
import { PAYMENT_ATTEMPT_STATUSES } from '@/src/domain/vocabulary/payment-status'
import { ATTEMPT_STATUS, MODE_STATUS } from '@/src/domain/vocabulary/statuses'
import { gateway, STATUS_CELL } from '@/src/fields/order'
import { choice, flag, labelled, recorded, recordedAmount } from '@/src/fields/simple'

/** One attempt to pay an order at a gateway. Written by the payment services alone. */
export const payments: CollectionConfig = {
  slug: 'payments',
  ...recorded('payments', 'Finance', 'gatewayRef', {
    search: ['gatewayRef', 'chargeRef'],
  }),
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['gateway', 'gatewayRef'], unique: true },
    { fields: ['status', 'createdAt'] },
  ],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { ...gateway, index: true },
    {
      name: 'gatewayRef',
      label: 'Provider reference',
      type: 'text',
      admin: { description: 'Find the payment by it in the provider’s dashboard' },
    },
    choice('status', 'opening', labelled(PAYMENT_ATTEMPT_STATUSES, ATTEMPT_STATUS), {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    recordedAmount('amountMinor', 'Amount'),
    recordedAmount('refundedMinor', 'Refunded', { defaultValue: 0 }),
    recordedAmount('orderMinor', 'Order total', {
      admin: { description: 'What this attempt pays, in US dollars' },
    }),
    { name: 'failureMessage', label: 'Why it failed', type: 'text' },
    {
      name: 'quarantineReason',
      label: 'Why it needs a person',
      type: 'text',
      admin: { description: 'The money does not match the order, so the order was not changed' },
    },
    flag('isDuplicate', false, {
      label: 'Paid twice',
      admin: { description: 'The order was paid by another attempt already' },
      index: false,
    }),
    choice('mode', 'live', labelled(PAYMENT_MODES, MODE_STATUS), {
      admin: { components: { Cell: STATUS_CELL } },
    }),
    {
      name: 'method',
      label: 'Payment method',
      type: 'text',
      admin: { description: 'As the provider names it' },
    },
    {
      name: 'card',
      type: 'group',
      fields: [
        { name: 'brand', type: 'text' },
        { name: 'last4', label: 'Last four digits', type: 'text' },
        {
          name: 'fingerprint', // tells one card from another with the same digits; for the server
          type: 'text',
          access: { read: denyField },
          admin: { hidden: true },
        },
      ],
    },
    { name: 'settledAt', label: 'Settled', type: 'date' },
    {
      type: 'collapsible',
      label: 'Technical details',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'chargeRef',
          label: 'Charge reference',
          type: 'text',
          index: true,
          admin: { description: 'The charge, capture or payment that refunds refer to' },
        },
        { name: 'currency', type: 'text', required: true },
        { name: 'exchangeRate', label: 'Exchange rate', type: 'number' },
        { name: 'exchangeRateAsOf', label: 'Exchange rate of', type: 'date' },
        { name: 'failureCode', label: 'Provider’s failure code', type: 'text' },
        {
          name: 'idempotencyKey',
          label: 'Request key',
          type: 'text',
          required: true,
          unique: true,
          admin: { description: 'Sent along, so that the provider takes a repeated request once' },
        },
        flag('sandbox', false, { label: 'Made in the payment sandbox', index: false }),
        {
          name: 'keyHint',
          label: 'Key',
          type: 'text',
          admin: { description: 'The last characters of the public key used' },
        },
        { name: 'lastCheckedAt', label: 'Last checked with the provider', type: 'date' },
        { name: 'checks', label: 'Checks made', type: 'number', required: true, defaultValue: 0 },
      ],
    },
  ],
}
