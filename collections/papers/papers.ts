import type { CollectionConfig } from 'payload'

import { refuseErased } from '@/hooks/accounts/refuseErased'
import { recordedForOwner } from '@/src/access/rules'
import { PAPER_SIGNATURES, PAPER_STATES, VOID_CAUSES } from '@/src/domain/papers/paper-states'
import { choice, listing } from '@/src/fields/simple'

/**
 * A paper that we made of a customer's answers: which template, of which answers, who signs it and
 * how. The file itself is a private document.
 */
export const papers: CollectionConfig = {
  slug: 'papers',
  access: recordedForOwner('orders', 'user'), // produced, signed and voided by services alone
  admin: {
    ...listing('Sales', 'title', {
      needs: 'view_orders',
      columns: ['title', 'order', 'state', 'createdAt'],
    }),
    hidden: true, // shown with its order
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [refuseErased] },
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'service',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'The service whose answers it was made of: llc for a formation' },
    },
    { name: 'kind', type: 'text', required: true, maxLength: 60 },
    { name: 'title', type: 'text', required: true, maxLength: 300 },
    { name: 'template', type: 'number', required: true, min: 1 },
    choice('state', 'ready', [...PAPER_STATES]),
    choice('signature', 'none', [...PAPER_SIGNATURES]),
    {
      name: 'signers',
      type: 'json',
      admin: { description: 'Key, name, role, email and place in the order of each who signs' },
    },
    { name: 'answersHash', type: 'text', required: true, maxLength: 64 },
    { name: 'sha256', label: 'SHA-256', type: 'text', required: true, maxLength: 64 },
    { name: 'pages', type: 'number', required: true, min: 1 },
    {
      name: 'valuesChecked',
      type: 'number',
      min: 0,
      admin: { description: 'How many values were read back from the file and found equal' },
    },
    { name: 'document', type: 'relationship', relationTo: 'documents', index: true },
    { name: 'replaces', type: 'relationship', relationTo: 'papers', index: true },
    { name: 'voidedAt', type: 'date' },
    { name: 'voidCause', type: 'select', options: [...VOID_CAUSES] },
    { name: 'voidReason', type: 'text', maxLength: 500 },
  ],
}
