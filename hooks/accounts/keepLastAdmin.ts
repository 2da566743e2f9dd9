import type { CollectionBeforeDeleteHook } from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { requireRecentFactor } from '@/src/access/second-factor'
import { standingOf } from '@/src/domain/platform/permissions/standing'
import { AppError } from '@/src/lib/errors'
import { assertAdminRemains } from '@/src/services/accounts/assert-admin-remains'
import { assertMayGrant } from '@/src/services/accounts/assert-may-grant'

/**
 * The last administrator cannot be deleted, no one deletes an account that can do more, or one of
 * the staff without a second factor shown just now, and one's own leaves by its settings, where the
 * password is asked for.
 */
export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.id === id) {
    throw new AppError('own_account', 'Delete your own account in your account settings.', 409)
  }
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { role: true, permissionGrants: true, permissionDenials: true },
    overrideAccess: true, // asks about the rights of anyone who is deleted, whatever the asker may read
    req,
  })
  if (req.user) {
    const standing = standingOf(holderOf(user), await roleGrants(req))
    await assertMayGrant(req, { account: user.id, standings: [standing] })
    if (user.role !== 'user') await requireRecentFactor(req)
  }
  if (user.role === 'admin') await assertAdminRemains(req, user.id)
}
