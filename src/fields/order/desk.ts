import type { Field } from 'payload'

import { denyField, staffField } from '@/src/access/rules'
import { reference } from '@/src/fields/reference'

/** Services alone write these, and customers see none of them. */
const FOR_STAFF = {
  access: { read: staffField('view_orders'), create: denyField, update: denyField },
} as const

/** Who works on an order, why its status is what it is, and what can still be undone. */
export const orderDeskFields: Field[] = [
  reference('assignee', 'users', {
    ...FOR_STAFF,
    admin: { position: 'sidebar', readOnly: true },
  }),
  {
    name: 'statusReason',
    type: 'text',
    maxLength: 300,
    label: 'Reason for the status',
    ...FOR_STAFF,
    admin: { position: 'sidebar', readOnly: true },
  },
  { name: 'undo', type: 'json', ...FOR_STAFF, admin: { hidden: true } },
  reference('refundTask', 'tickets', { ...FOR_STAFF, admin: { hidden: true } }),
]
