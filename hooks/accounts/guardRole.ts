import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { requireRecentFactor } from '@/src/access/second-factor'
import { isPermission, type Permission } from '@/src/domain/platform/permissions/areas'
import {
  difference,
  type EffectivePermissions,
  PLAIN_SUB_ADMIN,
  standingOf,
} from '@/src/domain/platform/permissions/standing'
import type { RolePermission } from '@/src/payload-types'
import { assertMayGrant } from '@/src/services/accounts/assert-may-grant'

type Row = Partial<Pick<RolePermission, 'permissionName' | 'granted'>>

async function subAdmins(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'sub_admin' } },
    select: { role: true, permissionGrants: true, permissionDenials: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // a rule about everybody with the role
    req,
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
  const row = await req.payload.findByID({
    collection: 'rolePermissions',
    id,
    depth: 0,
    overrideAccess: true, // anyone who deletes has been asked for the permission
    req,
  })
  await assertRoleChange(req, row, null)
}
