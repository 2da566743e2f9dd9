import type { PayloadRequest } from 'payload'

import { holderOf, isStaff, roleGrants } from '@/src/access/permissions'
import {
  beyond,
  type EffectivePermissions,
  NO_STANDING,
  standingOf,
} from '@/src/domain/platform/permissions/standing'
import { lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'

/**
 * Holds, until the transaction ends, the lock under which rights are compared and changed: two
 * changes at once could otherwise do together what neither may alone. What staff change waits for
 * everything else; what people do about their own accounts only waits for staff.
 */
export async function lockRights(req: PayloadRequest): Promise<void> {
  await lockInTransaction(req, 'rights', { shared: !isStaff(req) })
}

/** What the person who asks may do by now, and not when their request began. */
async function actorNow(req: PayloadRequest): Promise<EffectivePermissions> {
  const id = req.user?.id
  if (!id) return NO_STANDING
  const actor = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id }, erasedAt: { exists: false } },
    req,
  })
  return actor ? standingOf(holderOf(actor), await roleGrants(req)) : NO_STANDING
}

function refusal(missing: string): AppError {
  if (missing === 'administrator') {
    return new AppError(
      'admin_only',
      'Only administrators can add, change or delete an administrator.',
      403,
    )
  }
  return new AppError(
    'not_held',
    `This needs the ${missing} permission, which you don't have. Ask someone who has it.`,
    403,
  )
}

type Change = {
  /** The account that is changed; null where a whole role is, or an account is made. */
  readonly account: string | null
  /** Everything that may not go beyond what the person who asks may do. */
  readonly standings: readonly EffectivePermissions[]
}

/**
 * Makes sure that no one gives, takes or gets at a right that they do not hold: what an account
 * could do before a change and what it could do after it both lie within what the person who asks
 * may do. Call it under `lockRights`, with standings that were read under it.
 *
 * @throws AppError 403 `forbidden`, `admin_only` or `not_held`
 */
export async function assertMayGrant(req: PayloadRequest, change: Change): Promise<void> {
  const actor = await actorNow(req)
  if (change.account !== req.user?.id && !actor.permissions.has('manage_users')) {
    throw new AppError('forbidden', "You don't have permission to do this.", 403)
  }
  for (const standing of change.standings) {
    const missing = beyond(actor, standing)
    if (missing) throw refusal(missing)
  }
}
