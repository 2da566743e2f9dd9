import type { CollectionBeforeChangeHook } from 'payload'

import { holderOf, roleGrants } from '@/src/access/permissions'
import { requireRecentFactor } from '@/src/access/second-factor'
import type { PermissionHolder } from '@/src/domain/platform/permissions/effective-permissions'
import { NO_STANDING, standingOf } from '@/src/domain/platform/permissions/standing'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'
import { assertAdminRemains } from '@/src/services/accounts/assert-admin-remains'
import { assertMayGrant } from '@/src/services/accounts/assert-may-grant'

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
