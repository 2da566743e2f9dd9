import { PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'

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
