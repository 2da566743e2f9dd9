import type { Field } from 'payload'

import { denyField } from '@/src/access/rules'
import { BILLINGS, LINE_KINDS } from '@/src/domain/vocabulary/order-line'
import { ORDER_KINDS, SERVICE_TYPES, TRACKED_SERVICES } from '@/src/domain/vocabulary/order-status'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import { fixed, fixedGroup, UNSEEN } from '@/src/fields/fixed'

const lines: Field = {
  name: 'lines',
  type: 'array',
  access: { update: denyField },
  admin: { readOnly: true },
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...LINE_KINDS] },
    { name: 'ref', type: 'text', required: true },
    { name: 'label', type: 'text', required: true },
    { name: 'amountMinor', type: 'number', required: true },
    { name: 'refundable', type: 'checkbox', required: true, defaultValue: true },
    {
      name: 'billing',
      type: 'select',
      required: true,
      defaultValue: 'once',
      options: [...BILLINGS],
    },
    { name: 'service', type: 'select', options: [...TRACKED_SERVICES] },
    {
      name: 'discountMinor',
      type: 'number',
      min: 0,
      admin: { description: 'This line’s share of the discount, in cents' },
    },
  ],
}

/** What was sold, at what price, on what terms, and how it was paid: written by services alone. */
export const orderSale: Field[] = [
  fixed({ name: 'currency', type: 'text', required: true, defaultValue: 'USD' }),
  fixed({
    name: 'serviceType',
    type: 'select',
    required: true,
    options: [...SERVICE_TYPES],
    index: true,
  }),
  fixed({
    name: 'kind',
    type: 'select',
    required: true,
    options: [...ORDER_KINDS],
    defaultValue: 'purchase',
    index: true,
  }),
  fixed({ name: 'parent', type: 'relationship', relationTo: 'orders', index: true }),
  fixed({ name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true }),
  fixedGroup('details', [
    { name: 'country', type: 'text' },
    { name: 'businessType', type: 'text' },
    { name: 'trademarkText', type: 'text' },
    { name: 'trademarkType', type: 'text' },
    { name: 'additionalInfo', type: 'textarea' },
  ]),
  fixed({ name: 'packageType', type: 'text', defaultValue: 'standard' }),
  fixed({ name: 'package', type: 'relationship', relationTo: 'packages', index: true }),
  fixed({ name: 'state', type: 'relationship', relationTo: 'states', index: true }),
  lines,
  fixed({ name: 'offer', type: 'relationship', relationTo: 'offers', index: true }),
  { name: 'offerPerson', type: 'text', index: true, ...UNSEEN },
  { name: 'offerHeldUntil', type: 'date', ...UNSEEN },
  fixed({ name: 'catalogue', type: 'json' }),
  fixed({ name: 'paymentMethod', type: 'select', options: [...GATEWAYS] }),
  fixed({ name: 'paymentId', type: 'text', index: true }),
  fixed({ name: 'affiliateLink', type: 'relationship', relationTo: 'affiliateLinks', index: true }),
  {
    name: 'isAffiliateBrowser',
    type: 'checkbox',
    access: UNSEEN.access, // not hidden: Payload would leave it out of what services read
    admin: { hidden: true },
  },
  fixed({ name: 'placedAt', type: 'date' }),
  fixed({ name: 'refundedMinor', type: 'number', required: true, defaultValue: 0 }),
  fixed({ name: 'paidAt', type: 'date', index: true }),
  fixed({ name: 'receiptNumber', type: 'text', unique: true }),
  fixed({ name: 'receiptYear', type: 'number', hidden: true }),
  fixed({ name: 'receiptSequence', type: 'number', hidden: true }),
  fixedGroup('consent', [
    { name: 'termsVersion', type: 'text' },
    { name: 'acceptedAt', type: 'date' },
  ]),
  fixed({ name: 'claimedAt', type: 'date' }),
  { name: 'claimTokenHash', type: 'text', index: true, ...UNSEEN },
  { name: 'passHash', type: 'text', ...UNSEEN },
  { name: 'draft', type: 'relationship', relationTo: 'checkoutDrafts', index: true, ...UNSEEN },
]
