import type { CollectionConfig } from 'payload'
import { closed, readAuditLog } from '@/src/access/rules'
import { listing } from '@/src/fields/simple'

/** Who changed what in the back-office, before and after. Rows are only ever added. */
export const auditLog: CollectionConfig = {
  slug: 'auditLog',
  access: { ...closed, read: readAuditLog },
  admin: listing('Settings', 'action', {
    search: ['actorEmail', 'documentId'],
    columns: ['createdAt', 'actorEmail', 'action', 'area', 'documentId'],
  }),
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['action', 'createdAt'] }, { fields: ['area', 'createdAt'] }],
  fields: [
    { name: 'actor', type: 'relationship', relationTo: 'users', index: true },
    { name: 'actorEmail', type: 'text', index: true },
    { name: 'action', type: 'text', required: true },
    { name: 'area', type: 'text', required: true },
    { name: 'entity', type: 'text', required: true },
    { name: 'documentId', type: 'text', index: true },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'ip', type: 'text' },
  ],
}
