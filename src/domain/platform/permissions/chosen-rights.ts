import { PERMISSIONS, type Permission, SUB_ADMIN_DEFAULTS } from './areas'
import { effectivePermissions, type PermissionHolder } from './effective-permissions'

/** How far a permission is from what a sub-admin begins with. */
export const MARKS = {
  default: 'Default',
  restricted: 'Restricted',
  customizable: 'Customizable',
} as const
export type Mark = keyof typeof MARKS

const RESTRICTED: ReadonlySet<Permission> = new Set<Permission>([
  'view_users',
  'manage_users',
  'manage_settings',
  'view_payments',
  'manage_payments',
  'manage_packages',
  'manage_addons',
  'manage_offers',
  'manage_states',
  'manage_checkout_packages',
  'manage_content',
  'manage_publishing',
  'manage_bulk_content',
  'manage_branding',
])

export function markOf(permission: Permission): Mark {
  if (SUB_ADMIN_DEFAULTS.includes(permission)) return 'default'
  return RESTRICTED.has(permission) ? 'restricted' : 'customizable'
}

/** Why a sub-admin may do something, or may not; null where no one has said anything of it. */
export type Reason = 'role' | 'granted' | 'denied' | null

export function reasonOf(
  permission: Permission,
  holder: PermissionHolder,
  roleGrants: readonly Permission[],
): Reason {
  const byRole = effectivePermissions({ role: 'sub_admin', grants: [], denials: [] }, roleGrants)
  const has = effectivePermissions(holder, roleGrants).has(permission)
  if (has) return byRole.has(permission) ? 'role' : 'granted'
  return byRole.has(permission) || holder.denials.includes(permission) ? 'denied' : null
}

/** Adds or removes a permission: managing brings viewing along, and goes with it. */
export function withPermission(
  chosen: ReadonlySet<Permission>,
  permission: Permission,
  isChosen: boolean,
): ReadonlySet<Permission> {
  const area = permission.replace(/^(?:view|manage)_/, '')
  const isOfArea = (one: Permission) => one === `view_${area}` || one === `manage_${area}`
  const view = permission.startsWith('view_')
  if (isChosen) {
    const more = PERMISSIONS.filter((one) => one === permission || one === `view_${area}`)
    return new Set([...chosen, ...more])
  }
  return new Set([...chosen].filter((one) => (view ? !isOfArea(one) : one !== permission)))
}

/** The grants and denials by which a sub-admin may do what was chosen, and nothing else. */
export function rightsFor(
  chosen: readonly Permission[],
  roleGrants: readonly Permission[],
): Pick<PermissionHolder, 'grants' | 'denials'> {
  const wanted = effectivePermissions({ role: 'sub_admin', grants: chosen, denials: [] }, [])
  const byRole = effectivePermissions({ role: 'sub_admin', grants: [], denials: [] }, roleGrants)
  return {
    grants: PERMISSIONS.filter((one) => wanted.has(one) && !byRole.has(one)),
    denials: PERMISSIONS.filter((one) => byRole.has(one) && !wanted.has(one)),
  }
}
