import type { CollectionConfig } from 'payload'

import { closed } from '@/src/access/rules'
import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'

/** Keys that are mailed: each opens one thing, for one account, once and for a while. */
export const accountTokens: CollectionConfig = {
  slug: 'accountTokens',
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'purpose'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'purpose', type: 'select', required: true, options: Object.keys(TOKEN_PURPOSES) },
    { name: 'tokenHash', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'email', type: 'email', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'usedAt', type: 'date' },
  ],
}
