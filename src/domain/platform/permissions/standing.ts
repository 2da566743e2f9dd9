import { PERMISSIONS, type Permission } from '@/src/domain/platform/permissions/areas'
import {
  effectivePermissions,
  type PermissionHolder,
} from '@/src/domain/platform/permissions/effective-permissions'

/** What someone is able to do: their permissions, and what is reserved to administrators. */
export type EffectivePermissions = {
  readonly isAdmin: boolean
  readonly permissions: ReadonlySet<Permission>
}

/** That of a stranger, a customer, or an account that is not there. */
export const NO_STANDING: EffectivePermissions = { isAdmin: false, permissions: new Set() }

/** A sub-admin without grants or denials: anyone who is made one later. */
export const PLAIN_SUB_ADMIN: PermissionHolder = { role: 'sub_admin', grants: [], denials: [] }

export function standingOf(
  holder: PermissionHolder,
  roleGrants: readonly Permission[],
): EffectivePermissions {
  return {
    isAdmin: holder.role === 'admin',
    permissions: effectivePermissions(holder, roleGrants),
  }
}

/** The first thing that someone may do and `actor` may not; null when there is none. */
export function beyond(
  actor: EffectivePermissions,
  other: EffectivePermissions,
): Permission | 'administrator' | null {
  if (other.isAdmin && !actor.isAdmin) return 'administrator'
  return (
    PERMISSIONS.find((one) => other.permissions.has(one) && !actor.permissions.has(one)) ?? null
  )
}

/** What one of two standings has and the other has not: all that a change gives or takes. */
export function difference(
  before: EffectivePermissions,
  after: EffectivePermissions,
): EffectivePermissions {
  const differs = (one: Permission) => before.permissions.has(one) !== after.permissions.has(one)
  return {
    isAdmin: before.isAdmin !== after.isAdmin,
    permissions: new Set(PERMISSIONS.filter(differs)),
  }
}
