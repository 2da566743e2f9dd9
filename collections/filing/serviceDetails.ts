import type { CollectionConfig } from 'payload'

import { refuseErased } from '@/hooks/accounts/refuseErased'
import { recordedForOwner } from '@/src/access/rules'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { fixed, UNSEEN } from '@/src/fields/fixed'
import { listing } from '@/src/fields/simple'

/**
 * What the filing of a service asks, answered after payment: one for each service of an order.
 * The questions are data of `src/domain/filing/details`.
 */
export const serviceDetails: CollectionConfig = {
  slug: 'serviceDetails',
  // Answered through the saveDetails service, on the order's own page.
  access: recordedForOwner('orders', 'user'),
  admin: {
    ...listing('Sales', 'id', { needs: 'view_orders' }),
    hidden: true, // shown with its order
  },
  disableDuplicate: true,
  indexes: [{ fields: ['order', 'service'], unique: true }],
  hooks: { beforeChange: [refuseErased] },
  fields: [
    fixed({ name: 'order', type: 'relationship', relationTo: 'orders', required: true }),
    fixed({
      name: 'service',
      type: 'text',
      required: true,
      maxLength: 60,
      typescriptSchema: [
        ({ jsonSchema }) => ({
          ...jsonSchema,
          tsType: Object.keys(DETAILS_FORMS)
            .map((service) => `'${service}'`)
            .join(' | '),
        }),
      ],
    }),
    fixed({ name: 'user', type: 'relationship', relationTo: 'users', index: true }),
    fixed({ name: 'answers', type: 'json' }),
    fixed({
      name: 'ends',
      type: 'json',
      admin: { description: 'The last characters of each encrypted number' },
    }),
    { name: 'sealed', type: 'json', ...UNSEEN },
    fixed({ name: 'completedAt', type: 'date', index: true }),
  ],
}
