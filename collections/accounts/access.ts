import type { CollectionConfig } from 'payload'

import { guardRole, guardRoleRow, holdRights } from '@/hooks/accounts/rights'
import { closed, denyAll, staff } from '@/src/access/rules'
import { TOKEN_PURPOSES } from '@/src/domain/accounts/token-purposes'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { choice, listing, recorded } from '@/src/fields/simple'

/** What a whole role holds. Administrators hold everything and need no rows. */
export const rolePermissions: CollectionConfig = {
  slug: 'rolePermissions',
  access: {
    create: staff('manage_users'),
    read: staff('view_users'),
    update: staff('manage_users'),
    delete: staff('manage_users'),
    readVersions: denyAll,
  },
  admin: listing('Users', 'permissionName'),
  defaultSort: 'permissionName',
  disableDuplicate: true,
  indexes: [{ fields: ['role', 'permissionName'], unique: true }],
  hooks: {
    beforeOperation: [holdRights],
    beforeChange: [guardRole],
    beforeDelete: [guardRoleRow],
  },
  fields: [
    choice('role', 'sub_admin', ['sub_admin'], { index: false }),
    { name: 'permissionName', type: 'select', required: true, options: [...PERMISSIONS] },
    { name: 'granted', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
}

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

/** The permissions there are, as a list for people; the table in the domain is the source. */
export const permissions: CollectionConfig = {
  slug: 'permissions',
  ...recorded('users', 'Users', 'name', { columns: ['name', 'description', 'category'] }),
  defaultSort: ['category', 'name'],
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'description', type: 'text' },
    { name: 'category', type: 'text', required: true, defaultValue: 'general', index: true },
  ],
}

/** By which browser a session was begun, so that people recognise theirs. Gone with the session. */
export const sessionDevices: CollectionConfig = {
  slug: 'sessionDevices',
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'session', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'userAgent', type: 'text', maxLength: 300 },
    { name: 'lastSeenAt', type: 'date', required: true },
  ],
}
