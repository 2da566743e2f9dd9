import type { CollectionConfig } from 'payload'

import { nobody, staffOrOwner } from '@/src/access/rules'
import { SUBSCRIPTION_STATUSES } from '@/src/domain/vocabulary/subscription-status'
import { fixed } from '@/src/fields/fixed'
import { requireView } from '@/src/fields/require-view'

/** A service that falls due again and again: the business address. Nothing is charged by itself. */
export const subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  access: {
    create: nobody, // begun by the order that pays its first period
    read: staffOrOwner('view_orders', 'user'),
    update: nobody, // renewed, cancelled and lapsed through services
    delete: nobody,
    readVersions: nobody,
  },
  admin: {
    components: { beforeList: [requireView('view_orders')] },
    group: 'Sales',
    useAsTitle: 'label',
    defaultColumns: ['label', 'order', 'status', 'billing', 'amountMinor', 'renewsAt'],
    listSearchableFields: ['label', 'email'],
  },
  defaultSort: 'renewsAt',
  disableDuplicate: true,
  indexes: [{ fields: ['status', 'renewsAt'] }],
  fields: [
    fixed({ name: 'label', type: 'text', required: true }),
    fixed({
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      required: true,
      index: true,
    }),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    { name: 'email', type: 'email', required: true, admin: { readOnly: true } },
    fixed({ name: 'addon', type: 'relationship', relationTo: 'addons' }),
    fixed({
      name: 'billing',
      type: 'select',
      required: true,
      options: ['monthly', 'annual'],
    }),
    fixed({
      name: 'amountMinor',
      label: 'Amount',
      type: 'number',
      required: true,
      admin: { components: { Cell: '/src/admin/kit/cells/MoneyCell#MoneyCell' } },
    }),
    fixed({ name: 'currency', type: 'text', required: true, defaultValue: 'USD' }),
    fixed({
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: [...SUBSCRIPTION_STATUSES],
      index: true,
      admin: { components: { Cell: '/src/admin/kit/cells/StatusCell#StatusCell' } },
    }),
    fixed({ name: 'startedAt', type: 'date', required: true }),
    fixed({ name: 'renewsAt', type: 'date', required: true }),
    fixed({ name: 'renewalOrder', type: 'relationship', relationTo: 'orders', index: true }),
    fixed({ name: 'noticedAt', type: 'date' }),
    fixed({ name: 'cancelledAt', type: 'date' }),
    fixed({ name: 'endsAt', type: 'date' }),
    fixed({ name: 'cancelReason', type: 'text' }),
  ],
}
