import type { CollectionConfig } from 'payload'

import { invalidateTag } from '@/hooks/platform/invalidate'
import { administrators, closed } from '@/src/access/rules'
import { NEED_KEYS, NEEDS } from '@/src/domain/catalogue/licensing/needs'
import { SALES_TAGS } from '@/src/domain/catalogue/licensing/sales-tags'
import { flag, listing } from '@/src/fields/simple'

const hooks = SALES_TAGS.map(invalidateTag)

const day = (name: string) => ({ name, type: 'text', maxLength: 10 }) as const

/**
 * What the operator has stated about a license, a person or a contract. A row is never changed: the
 * latest of each need holds, and those before it are its history.
 */
export const confirmations: CollectionConfig = {
  slug: 'confirmations',
  access: { ...closed, read: administrators },
  admin: listing('System', 'need', { columns: ['need', 'isOn', 'name', 'expiresOn', 'createdAt'] }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  labels: { singular: 'Confirmation', plural: 'Confirmations' },
  hooks: {
    afterChange: hooks.flatMap(({ afterChange }) => afterChange),
    afterDelete: hooks.flatMap(({ afterDelete }) => afterDelete),
  },
  fields: [
    {
      name: 'need',
      type: 'select',
      required: true,
      index: true,
      options: NEED_KEYS.map((value) => ({ value, label: NEEDS[value].title })),
    },
    flag('isOn', false, { label: 'On sale' }),
    { name: 'name', type: 'text', maxLength: 200 },
    { name: 'number', type: 'text', maxLength: 100 },
    { name: 'jurisdiction', type: 'text', maxLength: 200 },
    day('confirmedOn'),
    day('expiresOn'),
    { name: 'evidence', type: 'relationship', relationTo: 'evidence', index: true },
    { name: 'note', type: 'textarea', maxLength: 1000 },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'remindedAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
  ],
}
