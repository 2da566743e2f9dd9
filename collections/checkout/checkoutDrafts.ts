import type { CollectionConfig } from 'payload'
import { refuseErased } from '@/hooks/accounts/refuseErased'
import { closed } from '@/src/access/rules'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { choice } from '@/src/fields/simple'

/** A purchase being prepared. Anyone who holds its token may open it; no one else, staff included. */
export const checkoutDrafts: CollectionConfig = {
  slug: 'checkoutDrafts',
  // Opened and read through the checkout services, by token.
  access: closed,
  admin: { hidden: true },
  hooks: { beforeChange: [refuseErased] },
  fields: [
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    choice('kind', 'formation', ['formation', 'service'], { index: false }),
    { name: 'service', type: 'select', options: [...STANDALONE_SERVICES] },
    { name: 'resumeMailedAt', type: 'date' },
    { name: 'step', type: 'text', required: true },
    { name: 'answers', type: 'json', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
