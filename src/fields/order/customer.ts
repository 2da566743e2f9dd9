import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { fixed } from '@/src/fields/fixed'

/** Empty of people with one name. */
const lastName: TextFieldSingleValidation = (value, options) => value === '' || text(value, options)

/**
 * Whom the order is for, and the company it forms; staff may mend a typing error. But in the
 * address: the mails with the link that claims the order go there, so only its buyer chooses it.
 */
export const orderCustomer: Field[] = [
  { name: 'companyName', type: 'text', maxLength: 200, index: true },
  { name: 'companyType', type: 'select', options: ['llc', 'corporation', 'partnership'] },
  { name: 'companyPurpose', type: 'textarea', maxLength: 2000 },
  fixed({ name: 'email', type: 'email', required: true, index: true }),
  { name: 'firstName', type: 'text', required: true, maxLength: 100 },
  {
    name: 'lastName',
    type: 'text',
    required: true,
    maxLength: 100,
    validate: lastName,
  },
  { name: 'phone', type: 'text', maxLength: 40 },
  {
    name: 'address',
    type: 'group',
    fields: [
      { name: 'line', type: 'text', maxLength: 200 },
      { name: 'city', type: 'text', maxLength: 100 },
      { name: 'state', type: 'text', maxLength: 100 },
      { name: 'zipCode', type: 'text', maxLength: 20 },
      { name: 'country', type: 'text', maxLength: 100 },
    ],
  },
]
