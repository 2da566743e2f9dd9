import type { Makers } from './maker'

export const system: Pick<
  Makers,
  | 'permissions'
  | 'rolePermissions'
  | 'auditLog'
  | 'securityEvents'
  | 'savedViews'
  | 'accountTokens'
  | 'sessionDevices'
  | 'screenings'
  | 'payload-kv'
  | 'payload-preferences'
  | 'payload-migrations'
> = {
  permissions: (serial) => ({ name: `test_permission_${serial}`, category: 'general' }),
  // No sub-admin has this one by default.
  rolePermissions: () => ({ role: 'sub_admin', permissionName: 'view_users', granted: true }),
  auditLog: (serial) => ({
    action: 'update',
    area: 'users',
    entity: 'users',
    documentId: String(serial),
  }),
  securityEvents: (serial) => ({
    event: 'signed_in',
    outcome: 'ok',
    times: 1,
    bucket: `bucket-${serial}`,
  }),
  savedViews: async (serial, build, given) => ({
    name: `View ${serial}`,
    screen: 'orders',
    owner: given.owner ?? (await build('users')).id,
    question: 'view=toFile',
  }),
  accountTokens: async (serial, build, given) => ({
    user: given.user ?? (await build('users')).id,
    purpose: 'reset_password',
    tokenHash: `hash-${serial}`,
    email: `token-${serial}@example.com`,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  sessionDevices: async (serial, build, given) => ({
    user: given.user ?? (await build('users')).id,
    session: `session-${serial}`,
    lastSeenAt: '2026-01-01T00:00:00.000Z',
  }),
  screenings: (serial) => ({
    key: `screening-${serial}`,
    name: 'Ada Lovelace',
    role: 'Buyer',
    status: 'clear',
  }),
  'payload-kv': (serial) => ({ key: `key-${serial}`, data: {} }),
  'payload-preferences': async (serial, build, given) => ({
    key: `preference-${serial}`,
    user: given.user ?? { relationTo: 'users', value: (await build('users')).id },
  }),
  'payload-migrations': (serial) => ({ name: `migration-${serial}`, batch: 1 }),
}
