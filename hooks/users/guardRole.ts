import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { isPermission } from '@/src/domain/permissions/areas'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'
import { assertAdminRemains } from '@/src/services/assert-admin-remains'

async function assertHolds(req: PayloadRequest, names: readonly string[]): Promise<void> {
  const held = await permissionsOf(req)
  const missing = names.find((name) => !isPermission(name) || !held.has(name))
  if (missing) {
    throw new AppError('not_held', `You can't grant ${missing}: you don't hold it yourself.`, 403)
  }
}

const added = (
  after: readonly string[] | null | undefined,
  before: readonly string[] | null | undefined,
) => (after ?? []).filter((name) => !before?.includes(name))

/** Nobody grants what they do not hold, nobody below admin touches one, and an admin remains. */
export const guardRole: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
  operation,
}) => {
  const role = data.role ?? originalDoc?.role ?? 'user'
  const wasAdmin = originalDoc?.role === 'admin'
  if (req.user && req.user.role !== 'admin' && (role === 'admin' || wasAdmin)) {
    throw new AppError(
      'admin_only',
      'Only an administrator can make or change an administrator.',
      403,
    )
  }
  if (req.user && req.user.role !== 'admin') {
    await assertHolds(req, [
      ...added(data.permissionGrants, originalDoc?.permissionGrants),
      ...added(
        originalDoc?.permissionDenials,
        data.permissionDenials ?? originalDoc?.permissionDenials,
      ),
    ])
  }
  if (operation === 'update' && wasAdmin && role !== 'admin')
    await assertAdminRemains(req, originalDoc.id)
  return data
}
