import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { requireRecentFactor } from '@/src/access/second-factor'
import { isPermission, type Permission } from '@/src/domain/platform/permissions/areas'
import type { PermissionHolder } from '@/src/domain/platform/permissions/effective-permissions'
import {
  difference,
  type EffectivePermissions,
  NO_STANDING,
  PLAIN_SUB_ADMIN,
  standingOf,
} from '@/src/domain/platform/permissions/standing'
import { AppError } from '@/src/lib/errors'
import { findRows, rowById } from '@/src/lib/find-one'
import type { RolePermission, User } from '@/src/payload-types'
import {
  assertAdminRemains,
  assertMayGrant,
  lockRights,
} from '@/src/services/accounts/assert-may-grant'

const rightsIn = ({ role, grants, denials }: PermissionHolder) =>
  JSON.stringify([role, [...grants].sort(), [...denials].sort()])

/** Whether an account's rights come from the same as before; a new customer's come from nothing. */
const isSameHolder = (was: PermissionHolder | null, willBe: PermissionHolder) =>
  was ? rightsIn(was) === rightsIn(willBe) : willBe.role === 'user'

/**
 * The one place that every change of an account passes: no one makes, or lays hands on, an account
 * that could do more than they can; no one becomes staff by an address that is not proved to be
 * theirs; and an administrator remains.
 */
export const guardRights: CollectionBeforeChangeHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const account = operation === 'update' && originalDoc ? originalDoc : null
  const was = account ? holderOf(account) : null
  const willBe = holderOf({ ...account, ...data })
  if (req.user) {
    const granted = await roleGrants(req)
    const before = was ? standingOf(was, granted) : NO_STANDING
    const after = standingOf(willBe, granted)
    await assertMayGrant(req, { account: account?.id ?? null, standings: [before, after] })
    if (!isSameHolder(was, willBe)) await requireRecentFactor(req)
    if (was?.role === 'user' && willBe.role !== 'user' && !account?.emailVerifiedAt) {
      const words = 'This person has not confirmed their email yet. Ask them to do that first.'
      throw new AppError('not_verified', words, 409, { role: words })
    }
  }
  if (account && was?.role === 'admin' && willBe.role !== 'admin') {
    await assertAdminRemains(req, account.id)
  }
  return data
}

const same = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join()

/**
 * With another role, the permissions on top of the old one go, unless others are given with it: what
 * lay on a customer's or an administrator's account meant nothing, and no one had to hold it to put
 * it there. What a person is denied stays.
 */
export const dropExtraRights: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc || !data.role || data.role === originalDoc.role) return data
  const had = originalDoc.permissionGrants ?? []
  return same(data.permissionGrants ?? had, had) ? { ...data, permissionGrants: [] } : data
}

/**
 * The last administrator cannot be deleted, no one deletes an account that can do more, or one of
 * the staff without a second factor shown just now, and one's own leaves by its settings, where the
 * password is asked for.
 */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.id === id) {
    throw new AppError(
      'own_account',
      'Delete your own account under Settings in the user dashboard.',
      409,
    )
  }
  const user = await rowById(req, 'users', String(id), {
    select: { role: true, permissionGrants: true, permissionDenials: true },
    overrideAccess: true, // asks about the rights of anyone who is deleted, whatever the asker may read
  })
  if (req.user) {
    const standing = standingOf(holderOf(user), await roleGrants(req))
    await assertMayGrant(req, { account: user.id, standings: [standing] })
    if (user.role !== 'user') await requireRecentFactor(req)
  }
  if (user.role === 'admin') await assertAdminRemains(req, user.id)
}

/** What writes whole rows: a row that was read before another's change would bring old rights back. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete'])

/** Lets rights change one after the other, from before they are read until they are written. */
export const holdRights: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (WRITES.has(operation)) await lockRights(req)
  return args
}

type Row = Partial<Pick<RolePermission, 'permissionName' | 'granted'>>

async function subAdmins(req: PayloadRequest) {
  const docs = await findRows(req, 'users', {
    where: { role: { equals: 'sub_admin' } },
    select: { role: true, permissionGrants: true, permissionDenials: true },
    overrideAccess: true, // a rule about everybody with the role
  })
  return [PLAIN_SUB_ADMIN, ...docs.map(holderOf)]
}

const named = (row: Row | null): Permission[] =>
  isPermission(row?.permissionName) ? [row.permissionName] : []

const granted = (row: Row | null): Permission[] => (row?.granted ? named(row) : [])

/** All that anybody with the role gains or loses, besides what the rows are called. */
async function assertRoleChange(
  req: PayloadRequest,
  was: Row | null,
  willBe: Row | null,
): Promise<void> {
  const now = await roleGrants(req)
  const rest = now.filter((one) => !granted(was).includes(one))
  const then = [...rest, ...granted(willBe)]
  const touched: EffectivePermissions = {
    isAdmin: false,
    permissions: new Set([...named(was), ...named(willBe)]),
  }
  const changes = (await subAdmins(req)).map((holder) =>
    difference(standingOf(holder, now), standingOf(holder, then)),
  )
  await assertMayGrant(req, { account: null, standings: [touched, ...changes] })
  await requireRecentFactor(req)
}

/** No one gives a role, or takes from it, what they do not hold themselves. */
export const guardRole: CollectionBeforeChangeHook<RolePermission> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const was = operation === 'update' && originalDoc ? originalDoc : null
  if (req.user) await assertRoleChange(req, was, { ...was, ...data })
  return data
}

/** Refuses to delete a role's row of permissions that the person could not give. */
export const guardRoleRow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const row = await rowById(req, 'rolePermissions', String(id), {
    overrideAccess: true, // anyone who deletes has been asked for the permission
  })
  await assertRoleChange(req, row, null)
}
