import type { PayloadRequest } from 'payload'
import { isPermission, type Permission } from '@/src/domain/platform/permissions/areas'
import {
  effectivePermissions,
  type PermissionHolder,
  usablePermissions,
} from '@/src/domain/platform/permissions/effective-permissions'
import { findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'

const CACHE = 'effectivePermissions'

/** What the role sub_admin holds. */
export async function roleGrants(req: PayloadRequest): Promise<Permission[]> {
  const docs = await findRows(req, 'rolePermissions', {
    where: { role: { equals: 'sub_admin' }, granted: { equals: true } },
    select: { permissionName: true },
    limit: 200,
    overrideAccess: true, // reads the rules by which access is decided
  })
  return docs.map((doc) => doc.permissionName).filter(isPermission)
}

type Rights = Partial<Pick<User, 'role' | 'permissionGrants' | 'permissionDenials'>>

export function holderOf(account: Rights): PermissionHolder {
  return {
    role: account.role ?? 'user',
    grants: (account.permissionGrants ?? []).filter(isPermission),
    denials: (account.permissionDenials ?? []).filter(isPermission),
  }
}

async function load(req: PayloadRequest): Promise<ReadonlySet<Permission>> {
  const user = req.user
  if (!user || user.role === 'user') return new Set()
  const role = user.role === 'admin' ? [] : await roleGrants(req)
  return usablePermissions(effectivePermissions(holderOf(user), role))
}

/** Everything the signed-in person may do, read once per request. */
export function permissionsOf(req: PayloadRequest): Promise<ReadonlySet<Permission>> {
  const cached = req.context[CACHE]
  if (cached instanceof Promise) return cached
  const loading = load(req)
  req.context[CACHE] = loading
  return loading
}

/** Whether the signed-in person holds a permission. */
export async function may(req: PayloadRequest, permission: Permission): Promise<boolean> {
  return (await permissionsOf(req)).has(permission)
}

/** Whether the signed-in person belongs to the staff at all. */
export function isStaff(req: PayloadRequest): boolean {
  return req.user?.role === 'admin' || req.user?.role === 'sub_admin'
}
