import { recordScreen } from '@/src/admin/kit/record/record-screen'

/** What every sub-admin holds. */
export const RolePermissionsScreen = recordScreen('rolePermissions', {
  noun: 'permission',
  description: 'What every sub-admin may do, unless a person’s own permissions say otherwise.',
  empty: 'The role holds no permissions.',
  columns: ['role', 'granted'],
})
