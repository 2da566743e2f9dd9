import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { AppError } from '@/src/lib/errors'

/** @throws AppError 401 for visitors, 403 for people who lack the permission */
export async function requirePermission(
  req: PayloadRequest,
  permission: Permission,
): Promise<void> {
  if (!req.user) throw new AppError('signed_out', 'Please sign in first.', 401)
  if (await may(req, permission)) return
  throw new AppError('forbidden', "You don't have permission to do this.", 403)
}
