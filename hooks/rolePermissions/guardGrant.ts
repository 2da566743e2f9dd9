import type { CollectionBeforeChangeHook } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { isPermission } from '@/src/domain/permissions/areas'
import { AppError } from '@/src/lib/errors'
import type { RolePermission } from '@/src/payload-types'

/** Nobody grants a role what they do not hold themselves. */
export const guardGrant: CollectionBeforeChangeHook<RolePermission> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!req.user) return data // seed and scripts
  const name = data.permissionName ?? originalDoc?.permissionName
  const held = await permissionsOf(req)
  if (isPermission(name) && held.has(name)) return data
  throw new AppError('not_held', `You can't change ${name}: you don't hold it yourself.`, 403)
}
