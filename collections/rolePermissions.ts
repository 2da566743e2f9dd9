import type { CollectionConfig } from 'payload'
import { audited } from '@/hooks/audit'
import { guardGrant } from '@/hooks/rolePermissions/guardGrant'
import { nobody, staff } from '@/src/access/rules'
import { PERMISSIONS } from '@/src/domain/permissions/areas'

/** What a whole role holds. Administrators hold everything and need no rows. */
export const rolePermissions: CollectionConfig = {
  slug: 'rolePermissions',
  access: {
    create: staff('manage_users'),
    read: staff('view_users'),
    update: staff('manage_users'),
    delete: staff('manage_users'),
    readVersions: nobody,
  },
  admin: {
    group: 'Users',
    useAsTitle: 'permissionName',
    defaultColumns: ['permissionName', 'role', 'granted'],
  },
  defaultSort: 'permissionName',
  disableDuplicate: true,
  indexes: [{ fields: ['role', 'permissionName'], unique: true }],
  hooks: { beforeChange: [guardGrant], ...audited('users') },
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
