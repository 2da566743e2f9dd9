import type { CollectionBeforeDeleteHook } from 'payload'

import { AppError } from '@/src/lib/errors'
import { assertAdminRemains } from '@/src/services/assert-admin-remains'

/** The last administrator cannot be deleted, and only an administrator deletes one. */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { role: true },
    overrideAccess: true, // asks about the role of whoever is deleted, whatever the asker may read
    req,
  })
  if (user.role !== 'admin') return
  if (req.user && req.user.role !== 'admin') {
    throw new AppError('admin_only', 'Only an administrator can delete an administrator.', 403)
  }
  await assertAdminRemains(req, user.id)
}
