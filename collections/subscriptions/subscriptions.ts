import type { CollectionConfig } from 'payload'

import { followAgent } from '@/hooks/orders/orders'
import { recordedForOwner } from '@/src/access/rules'
import { SUBSCRIPTION_STATUSES } from '@/src/domain/vocabulary/statuses'
import { fixed } from '@/src/fields/fixed'
import { STATUS_CELL } from '@/src/fields/order'
import { choice, listing, recordedAmount, reference } from '@/src/fields/simple'

/** What falls due again and again: the business address, bookkeeping. No automatic charges. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  // Begun by the order that pays its first period; renewed, cancelled and lapsed through services.
  access: recordedForOwner('orders', 'user'),
  admin: listing('Sales', 'label', {
    needs: 'view_orders',
    search: ['label', 'email'],
    columns: ['label', 'order', 'status', 'billing', 'amountMinor', 'renewsAt'],
  }),
  defaultSort: 'renewsAt',
  disableDuplicate: true,
  hooks: { afterChange: [followAgent] },
  indexes: [{ fields: ['status', 'renewsAt'] }],
  fields: [
    fixed({ name: 'label', type: 'text', required: true }),
    fixed(reference('order', 'orders', { required: true })),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    { name: 'email', label: 'Email', type: 'email', required: true, admin: { readOnly: true } },
    fixed({ name: 'addon', type: 'relationship', relationTo: 'addons' }),
    fixed({ name: 'service', type: 'relationship', relationTo: 'services' }),
    fixed({
      name: 'billing',
      type: 'select',
      required: true,
      options: ['monthly', 'annual'],
    }),
    fixed(recordedAmount('amountMinor', 'Amount')),
    fixed({ name: 'currency', type: 'text', required: true, defaultValue: 'USD' }),
    fixed(
      choice('status', 'active', [...SUBSCRIPTION_STATUSES], {
        admin: { components: { Cell: STATUS_CELL } },
      }),
    ),
    fixed({ name: 'startedAt', label: 'Started', type: 'date', required: true }),
    fixed({ name: 'renewsAt', label: 'Renews', type: 'date', required: true }),
    fixed({
      name: 'renewalOrder',
      label: 'Renewal order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
    }),
    fixed({ name: 'noticedAt', label: 'Customer notified', type: 'date' }),
    fixed({ name: 'cancelledAt', label: 'Canceled', type: 'date' }),
    fixed({ name: 'endsAt', label: 'Ends', type: 'date' }),
    fixed({ name: 'cancelReason', label: 'Why it was canceled', type: 'text' }),
  ],
}
