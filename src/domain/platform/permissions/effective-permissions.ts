import { PERMISSIONS, type Permission, SENSITIVE } from '@/src/domain/platform/permissions/areas'

export type PermissionHolder = {
  readonly role: 'user' | 'sub_admin' | 'admin'
  readonly grants: readonly Permission[]
  readonly denials: readonly Permission[]
}

const viewOf = (permission: Permission): Permission => {
  const manages = PERMISSIONS.indexOf(permission) % 2 === 1
  return (manages ? PERMISSIONS[PERMISSIONS.indexOf(permission) - 1] : permission) ?? permission
}

const withImplied = (permissions: readonly Permission[]): readonly Permission[] =>
  permissions.flatMap((permission) => [permission, viewOf(permission)])

/**
 * What a person may do: an admin everything, a customer nothing, a sub-admin the role's set
 * and personal grants, less personal denials. Manage implies view; denying view denies manage.
 */
export function effectivePermissions(
  holder: PermissionHolder,
  roleGrants: readonly Permission[],
): ReadonlySet<Permission> {
  if (holder.role === 'admin') return new Set(PERMISSIONS)
  if (holder.role === 'user') return new Set()
  const denied = new Set(holder.denials)
  const granted = withImplied([...roleGrants, ...holder.grants])
  return new Set(granted.filter((one) => !denied.has(one) && !denied.has(viewOf(one))))
}

/**
 * Those of someone's permissions that open something: a sensitive action takes its area's as well.
 * Who may give what goes by what is held, else one given in vain would open it later, unasked.
 */
export function usablePermissions(held: ReadonlySet<Permission>): ReadonlySet<Permission> {
  const closed = Object.entries(SENSITIVE)
    .filter(([, { within }]) => within !== null && !held.has(`manage_${within}`))
    .map(([area]) => area)
  return new Set([...held].filter((one) => !closed.some((area) => one.endsWith(`_${area}`))))
}
