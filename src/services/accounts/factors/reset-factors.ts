import { and, eq, gt, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { holderOf, roleGrants } from '@/src/access/permissions'
import { hasFactor } from '@/src/access/second-factor'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { beyond, standingOf } from '@/src/domain/platform/permissions/standing'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { factor_resets } from '@/src/lib/factors/tables'
import { findRows } from '@/src/lib/find-one'
import { ago, now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { forgetFactors } from '@/src/services/accounts/factors/change-factors'
import { holdPerson } from '@/src/services/accounts/hold-person'
import { audit } from '@/src/services/platform/record-audit'

/** The second person has so long. */
const RESET_ASKED_FOR = '24 hours'

/** Whether anyone but the owner and the person who asks could reset the factors of a staff account. */
async function hasOtherWitness(req: PayloadRequest, owner: User, asker: string): Promise<boolean> {
  const docs = await findRows(req, 'users', {
    where: { role: { in: ['admin', 'sub_admin'] }, id: { not_in: [owner.id, asker] } },
    select: { role: true, permissionGrants: true, permissionDenials: true },
    overrideAccess: true, // a rule about everybody who could
  })
  const granted = await roleGrants(req)
  const needed = standingOf(holderOf(owner), granted)
  return docs.some((one) => {
    const held = standingOf(holderOf(one), granted)
    return held.permissions.has(ACTIONS.resetTwoFactor) && beyond(held, needed) === null
  })
}

/**
 * Whether someone else has asked for the same within a day; notes who asks now. One person is enough
 * where there is no second who could.
 */
async function isConfirmed(req: PayloadRequest, owner: User): Promise<boolean> {
  const asker = req.user?.id
  if (owner.role === 'user' || !asker) return true
  const db = await databaseOf(req)
  const { askedAt, askedBy, user } = factor_resets
  const isAsked = and(eq(user, owner.id), gt(askedAt, ago(RESET_ASKED_FOR)))
  const asked = await db
    .delete(factor_resets)
    .where(and(isAsked, ne(askedBy, asker)))
    .returning({ askedBy })
  if (asked.length > 0 || !(await hasOtherWitness(req, owner, asker))) return true
  await db
    .insert(factor_resets)
    .values({ user: owner.id, askedBy: asker, askedAt: now })
    .onConflictDoUpdate({ target: user, set: { askedBy: asker, askedAt: now } })
  await audit(req, 'users', 'ask_factor_reset', ['users', owner.id])
  return false
}

/**
 * Takes the second factor from someone who has lost it, by staff who may do all that the person
 * may; from staff by two of them. They set up another one; their password stays.
 *
 * @throws AppError 404 `no_user`, 409 `no_factor` or `own_account`, 403 for an account that can do more
 */
export async function resetFactors(
  outer: PayloadRequest,
  id: string,
): Promise<{ readonly email: string; readonly isDone: boolean }> {
  if (outer.user?.id === id) {
    throw new AppError('own_account', 'Change your own two-factor in your account settings.', 409)
  }
  return inTransactionOf(outer, async (req) => {
    const user = await holdPerson(req, id)
    if (!(await hasFactor(req, id))) {
      throw new AppError('no_factor', 'This person has not set up two-factor.', 409)
    }
    const isDone = await isConfirmed(req, user)
    if (isDone) await forgetFactors(req, user, 'reset')
    return { email: user.email, isDone }
  })
}
