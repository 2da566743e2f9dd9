import type { Field } from 'payload'

import { denyField, staffField } from '@/src/access/rules'
import { ORDER_QUEUE } from '@/src/domain/filing/queue/order-queue'

/** Derived from the rest of the order by `keepQueue`, so that lists sort and filter by an index. */
const DERIVED = {
  access: { read: staffField('view_orders'), create: denyField, update: denyField },
  admin: { hidden: true },
} as const

const options = Object.entries(ORDER_QUEUE).map(([value, { label }]) => ({ value, label }))

/** What the back-office's list of orders asks for. */
export const orderQueueFields: Field[] = [
  { name: 'queue', type: 'select', options, ...DERIVED },
  { name: 'queueAt', type: 'date', ...DERIVED },
  { name: 'stateCode', type: 'text', ...DERIVED },
  { name: 'refundOpen', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'breachOpen', type: 'checkbox', defaultValue: false, ...DERIVED },
  { name: 'searchText', type: 'text', ...DERIVED },
]

/** One index for each view and each filter, each in the order in which its rows are read. */
export const orderListIndexes = [
  { fields: ['queue', 'queueAt'] },
  { fields: ['queue', 'createdAt'] },
  { fields: ['status', 'createdAt'] },
  { fields: ['paymentStatus', 'createdAt'] },
  { fields: ['serviceType', 'createdAt'] },
  { fields: ['stateCode', 'createdAt'] },
  { fields: ['refundOpen', 'refundRequestedAt'] },
  { fields: ['breachOpen', 'clock.breachedAt'] },
  { fields: ['assignee', 'createdAt'] },
]
