import type { CollectionConfig } from 'payload'

import { refuseErased } from '@/hooks/accounts/refuseErased'
import {
  findByNumber,
  followDeadlines,
  forgetUndo,
  keepFilingClock,
  keepQueue,
  mailMilestones,
  rebindLink,
  recordStatusChange,
} from '@/hooks/orders/orders'
import { denyAll, staff, staffField, staffOrOwner } from '@/src/access/rules'
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUSES,
} from '@/src/domain/vocabulary/order-status'
import { fixed } from '@/src/fields/fixed'
import {
  filingClockFields,
  orderCustomer,
  orderDeskFields,
  orderListIndexes,
  orderQueueFields,
  orderSale,
  orderTimeline,
  STATUS_CELL,
} from '@/src/fields/order'
import { choice, listing, recordedAmount, reference, requireView } from '@/src/fields/simple'

/** The options of a select, each with the words that people read. */
const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** A purchase: what was sold, to whom, at what price, and what became of it. */
export const orders: CollectionConfig = {
  slug: 'orders',
  access: {
    create: denyAll, // placed through the placeOrder service, which prices it
    read: staffOrOwner('view_orders', 'user'),
    update: staff('manage_orders'),
    delete: denyAll, // books are kept
    readVersions: denyAll,
  },
  admin: {
    ...listing('Sales', 'companyName', { search: ['companyName', 'email', 'receiptNumber', 'id'] }),
    defaultColumns: ['companyName', 'status', 'paymentStatus', 'totalMinor', 'createdAt'],
    components: {
      beforeList: [requireView('view_orders')],
    },
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  indexes: [{ fields: ['receiptYear', 'receiptSequence'], unique: true }, ...orderListIndexes],
  hooks: {
    beforeOperation: [findByNumber],
    beforeChange: [
      refuseErased,
      rebindLink,
      recordStatusChange,
      keepFilingClock,
      keepQueue,
      forgetUndo,
    ],
    afterChange: [followDeadlines, mailMilestones],
  },
  fields: [
    choice('status', 'pending', labelled(ORDER_STATUSES, ORDER_STATUS_LABELS), {
      admin: { position: 'sidebar' },
    }),
    fixed(
      choice('paymentStatus', 'pending', labelled(PAYMENT_STATUSES, PAYMENT_STATUS_LABELS), {
        admin: { position: 'sidebar', components: { Cell: STATUS_CELL } },
      }),
    ),
    fixed(
      recordedAmount('totalMinor', 'Total', {
        min: 0,
        admin: { position: 'sidebar' },
      }),
    ),
    fixed(reference('user', 'users', { admin: { position: 'sidebar' } })),
    ...orderCustomer,
    {
      name: 'formedOn',
      label: 'Formed on',
      type: 'date',
      index: true,
      access: { update: staffField('manage_orders') },
      admin: {
        description: "The date on the state's certificate. Deadlines are calculated from it.",
      },
    },
    fixed({ name: 'refundRequestedAt', type: 'date', index: true }),
    orderTimeline,
    filingClockFields,
    ...orderQueueFields,
    ...orderDeskFields,
    {
      name: 'notes',
      label: 'Internal notes',
      type: 'textarea',
      access: { read: staffField('view_orders') },
    },
    {
      type: 'collapsible',
      label: 'As recorded',
      admin: { initCollapsed: true },
      fields: orderSale,
    },
  ],
}
