import type { PayloadRequest } from 'payload'
import { holderOf, roleGrants } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { effectivePermissions } from '@/src/domain/platform/permissions/effective-permissions'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { fields, findRows } from '@/src/lib/find-one'

export type Assignee = { readonly id: string; readonly name: string }

const MOST = 200

export async function staffHolding(
  req: PayloadRequest,
  permission: Permission,
): Promise<readonly Assignee[]> {
  const docs = await findRows(req, 'users', {
    where: { role: { in: ['admin', 'sub_admin'] } },
    select: fields('firstName lastName email role permissionGrants permissionDenials'),
    sort: 'firstName',
    limit: MOST,
    overrideAccess: true, // whom those who share the work have to know
  })
  const granted = await roleGrants(req)
  return docs.flatMap((user) => {
    const mayWork = effectivePermissions(holderOf(user), granted).has(permission)
    const name = fullName(user) || user.email
    return mayWork ? [{ id: user.id, name }] : []
  })
}
