import type { CollectionConfig } from 'payload'
import { closed, staff } from '@/src/access/rules'
import { OUTCOMES } from '@/src/domain/platform/security-events'
import { listing, options } from '@/src/fields/simple'

/** Who got in, who did not, and what was refused to whom. `recordSecurityEvent` alone writes it. */
export const securityEvents: CollectionConfig = {
  slug: 'securityEvents',
  access: { ...closed, read: staff('manage_users') },
  admin: listing('Settings', 'event', {
    columns: ['createdAt', 'event', 'outcome', 'email', 'network', 'path'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['event', 'createdAt'] }, { fields: ['outcome', 'createdAt'] }],
  fields: [
    { name: 'event', type: 'text', required: true, maxLength: 40 },
    { name: 'outcome', type: 'select', required: true, options: options(OUTCOMES) },
    // No relationship: a refusal is written while another transaction may hold the account's row.
    { name: 'person', type: 'text', index: true, maxLength: 36 },
    { name: 'email', type: 'text', index: true },
    { name: 'network', type: 'text', index: true, maxLength: 64 },
    { name: 'path', type: 'text', maxLength: 300 },
    { name: 'requestId', type: 'text', maxLength: 64 },
    { name: 'detail', type: 'text', maxLength: 60 },
    { name: 'times', type: 'number', required: true, defaultValue: 1 },
    { name: 'bucket', type: 'text', required: true, unique: true, hidden: true, maxLength: 64 },
  ],
}
