import type { Makers } from './maker'

export const system: Pick<
  Makers,
  | 'permissions'
  | 'rolePermissions'
  | 'auditLog'
  | 'payload-kv'
  | 'payload-locked-documents'
  | 'payload-preferences'
  | 'payload-migrations'
> = {
  permissions: (serial) => ({ name: `test_permission_${serial}`, category: 'general' }),
  // No sub-admin has this one by default.
  rolePermissions: () => ({ role: 'sub_admin', permissionName: 'view_users', granted: true }),
  auditLog: (serial) => ({
    action: 'update',
    area: 'orders',
    entity: 'orders',
    documentId: String(serial),
  }),
  'payload-kv': (serial) => ({ key: `key-${serial}`, data: {} }),
  'payload-locked-documents': async (_serial, build, given) => ({
    globalSlug: 'settings',
    user: given.user ?? { relationTo: 'users', value: (await build('users')).id },
  }),
  'payload-preferences': async (serial, build, given) => ({
    key: `preference-${serial}`,
    user: given.user ?? { relationTo: 'users', value: (await build('users')).id },
  }),
  'payload-migrations': (serial) => ({ name: `migration-${serial}`, batch: 1 }),
}
