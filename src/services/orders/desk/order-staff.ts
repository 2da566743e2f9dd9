import type { PayloadRequest } from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'

export type Assignee = { readonly id: string; readonly name: string }

const MOST = 200

/** The staff who may work on orders, by name. */
export async function orderStaff(req: PayloadRequest): Promise<readonly Assignee[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['admin', 'sub_admin'] } },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      role: true,
      permissionGrants: true,
      permissionDenials: true,
    },
    sort: 'firstName',
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: true, // whom those who work on orders have to know
    req,
  })
  const granted = await roleGrants(req)
  return docs.flatMap((user) => {
    const mayWork = effectivePermissions(holderOf(user), granted).has('manage_orders')
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
    return mayWork ? [{ id: user.id, name }] : []
  })
}
