import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { STRIPE_METHOD_NAMES, STRIPE_METHODS } from '@/src/domain/payments/stripe-methods'
import { MODE_STATUS, WEBHOOK_STATUS } from '@/src/domain/vocabulary/statuses'
import { fixedGroup } from '@/src/fields/fixed'
import { gateway, STATUS_CELL } from '@/src/fields/order'
import { secret } from '@/src/fields/secret'
import { choice, labelled, recorded } from '@/src/fields/simple'

const placeOf = (field: string) => (row: Record<string, unknown>) =>
  `paymentGateways.${String(row.type)}.${field}`

/** The payment providers, one row each. Secrets go in and never come out. */
export const paymentGateways: CollectionConfig = {
  slug: 'paymentGateways',
  // The three are seeded, and changed on the screen of the gateways, which tries keys first.
  ...recorded('payments', 'Finance', 'name', {
    columns: ['name', 'type', 'enabled', 'publicKey', 'updatedAt'],
  }),
  defaultSort: 'createdAt',
  hooks: invalidateTag('paymentGateways'),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    {
      name: 'type',
      type: 'select',
      required: true,
      unique: true,
      options: gateway.options,
      access: { update: () => false },
    },
    { name: 'enabled', type: 'checkbox', required: true, defaultValue: false, index: true },
    { name: 'publicKey', type: 'text', maxLength: 300 },
    ...secret('secretKey', 'Secret key', placeOf('secretKey')),
    ...secret('webhookSecret', 'Webhook signing secret', placeOf('webhookSecret')),
    {
      name: 'settings',
      type: 'group',
      fields: [
        {
          name: 'exchangeRate',
          label: 'Rupees per dollar',
          type: 'number',
          min: 1,
          max: 1000,
          defaultValue: 83.5,
          admin: { condition: (data) => data.type === 'razorpay' },
        },
        {
          name: 'exchangeRateAsOf',
          type: 'date',
          admin: { condition: (data) => data.type === 'razorpay' },
        },
        {
          name: 'methods',
          label: 'Offered in addition to cards and wallets',
          type: 'select',
          hasMany: true,
          options: STRIPE_METHOD_NAMES.map((value) => ({
            value,
            label: STRIPE_METHODS[value].label,
          })),
          admin: { condition: (data) => data.type === 'stripe' },
        },
        {
          name: 'environment',
          type: 'select',
          options: ['sandbox', 'live'],
          defaultValue: 'sandbox',
          admin: { condition: (data) => data.type === 'paypal' },
        },
      ],
    },
    fixedGroup('lastTest', [
      { name: 'at', type: 'date' },
      { name: 'ok', type: 'checkbox' },
      { name: 'message', type: 'text' },
      { name: 'checks', type: 'json' },
    ]),
  ],
}

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
