import type { CollectionConfig } from 'payload'

import { guardRole, guardRoleRow, holdRights } from '@/hooks/accounts/rights'
import { denyAll, staff } from '@/src/access/rules'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { listing } from '@/src/fields/simple'

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
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'sub_admin',
      options: ['sub_admin'],
    },
    { name: 'permissionName', type: 'select', required: true, options: [...PERMISSIONS] },
    { name: 'granted', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
}
