import { and, eq, gt, ne } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { holderOf, roleGrants } from '@/src/access/permissions'
import { hasFactor, requireRecentFactor } from '@/src/access/second-factor'
import type { newPasskey } from '@/src/domain/accounts/two-factor/factor-input'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { beyond, standingOf } from '@/src/domain/platform/permissions/standing'
import type { FactorNews } from '@/src/email/templates/accounts/factor-changed'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError, wrongField } from '@/src/lib/errors'
import { factor_resets, second_steps } from '@/src/lib/factors/tables'
import { findRows } from '@/src/lib/find-one'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import { ago, now } from '@/src/lib/sql-parts'
import type { User } from '@/src/payload-types'
import { holdPerson } from '@/src/services/accounts/assert-may-grant'
import {
  factorState,
  isProtected,
  noteRecentFactor,
} from '@/src/services/accounts/factors/factor-state'
import { addPasskey, forgetPasskeys } from '@/src/services/accounts/factors/passkeys'
import {
  forgetRecoveryCodes,
  newRecoveryCodes,
} from '@/src/services/accounts/factors/recovery-codes'
import { confirmApp, forgetApp } from '@/src/services/accounts/factors/totp'
import { mailFactorChange } from '@/src/services/accounts/links/account-mails'
import { endOtherSessions } from '@/src/services/accounts/sessions/end-sessions'
import { lockSessions } from '@/src/services/accounts/sessions/sessions'
import { assertCurrentPassword } from '@/src/services/platform/password-hash'
import { audit } from '@/src/services/platform/record-audit'

/**
 * Makes sure that anyone who changes a second factor owns the account: by the factor where there is
 * one, else by the password.
 *
 * @throws AppError 403 `factor_needed`, 422 `wrong_password`
 */
export async function assertOwner(
  req: PayloadRequest,
  user: User,
  currentPassword: string | undefined,
): Promise<void> {
  if (await hasFactor(req, user.id)) return requireRecentFactor(req)
  await assertCurrentPassword(req, user.id, currentPassword ?? '')
}

/** Half-finished sign-ins are asked for the factors that there are now. */
async function voidSecondSteps(req: PayloadRequest, user: string): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(second_steps).where(eq(second_steps.user, user))
}

type Owner = Pick<User, 'id' | 'email' | 'firstName'>

/** Writes down and mails what happened to someone's second factor. */
async function tell(req: PayloadRequest, user: Owner, what: FactorNews): Promise<void> {
  await audit(req, 'users', 'change_two_factor', ['users', user.id], { after: { twoFactor: what } })
  await mailFactorChange(req, user, what)
}

/** Recovery codes come with the first factor. Every other browser has to show it from now on. */
async function afterAdding(
  req: PayloadRequest,
  user: User,
  wasProtected: boolean,
): Promise<readonly string[] | null> {
  const session = sessionIdOf(user)
  if (session) await noteRecentFactor(req, user.id, session)
  if (wasProtected) return null
  await endOtherSessions(req, user, session)
  await voidSecondSteps(req, user.id)
  return newRecoveryCodes(req, user.id)
}

/** What came of adding a factor: the recovery codes where it is the first, to be shown once. */
type Added = { readonly recoveryCodes: readonly string[] | null }

/** Does something to an account's factors, in one transaction with its sessions held. */
function change<T>(outer: PayloadRequest, user: Owner, work: (req: PayloadRequest) => Promise<T>) {
  return inTransactionOf(outer, async (req) => {
    await lockSessions(req, user.email)
    return work(req)
  })
}

/**
 * Turns an authenticator app on, by its first code.
 * @throws AppError 422 `wrong_factor`
 */
export function turnAppOn(outer: PayloadRequest, user: User, code: string): Promise<Added> {
  return change(outer, user, async (req) => {
    const wasProtected = await hasFactor(req, user.id)
    if (wasProtected) await requireRecentFactor(req)
    if (!(await confirmApp(req, user.id, code))) {
      throw wrongField(
        'code',
        'This code is not right. Check the clock of your phone, then enter the next one.',
        'wrong_factor',
      )
    }
    await tell(req, user, 'app')
    return { recoveryCodes: await afterAdding(req, user, wasProtected) }
  })
}

/** Turns a passkey on that the browser has just made. @throws AppError 422 `wrong_factor` */
export function turnPasskeyOn(
  outer: PayloadRequest,
  user: User,
  made: z.infer<typeof newPasskey>,
): Promise<Added> {
  return change(outer, user, async (req) => {
    const wasProtected = await hasFactor(req, user.id)
    if (wasProtected) await requireRecentFactor(req)
    if (!(await addPasskey(req, user.id, made))) {
      throw new AppError('wrong_factor', 'This passkey could not be added. Please try again.', 422)
    }
    await tell(req, user, 'passkey')
    return { recoveryCodes: await afterAdding(req, user, wasProtected) }
  })
}

/** Gives out ten new recovery codes. @throws AppError 409 `no_factor`, 403 `factor_needed` */
export function replaceRecoveryCodes(outer: PayloadRequest, user: User): Promise<string[]> {
  return change(outer, user, async (req) => {
    if (!(await hasFactor(req, user.id)))
      throw new AppError('no_factor', 'Set up two-factor first.', 409)
    await requireRecentFactor(req)
    await tell(req, user, 'codes')
    return newRecoveryCodes(req, user.id)
  })
}

/**
 * Removes one of one's own factors: the app, or a passkey by its id. With the last one the recovery
 * codes go too, and every other browser is signed out.
 *
 * @throws AppError 403 `factor_needed`, 404 `no_factor`
 */
export function removeFactor(outer: PayloadRequest, user: User, which: string): Promise<void> {
  return change(outer, user, async (req) => {
    await requireRecentFactor(req)
    const isApp = which === 'app'
    const gone = isApp
      ? await forgetApp(req, user.id)
      : (await forgetPasskeys(req, user.id, which)).length > 0
    if (!gone) throw new AppError('no_factor', 'This was already removed.', 404)
    if (isProtected(await factorState(req, user.id))) {
      return tell(req, user, isApp ? 'appRemoved' : 'passkeyRemoved')
    }
    await forgetRecoveryCodes(req, user.id)
    await endOtherSessions(req, user, sessionIdOf(user))
    await tell(req, user, 'off')
  })
}

/**
 * Takes every factor from an account whose owner has lost them, or never had them, and signs it out
 * everywhere. @returns whether there was one
 */
export function forgetFactors(
  outer: PayloadRequest,
  user: Owner,
  why: Extract<FactorNews, 'reset' | 'unproven'>,
): Promise<boolean> {
  return change(outer, user, async (req) => {
    const had = await hasFactor(req, user.id)
    await forgetApp(req, user.id)
    await forgetPasskeys(req, user.id)
    await forgetRecoveryCodes(req, user.id)
    if (!had) return false
    await voidSecondSteps(req, user.id)
    await endOtherSessions(req, user, null)
    await tell(req, user, why)
    return true
  })
}

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
    throw new AppError(
      'own_account',
      'Change your own two-factor under Settings in the user dashboard.',
      409,
    )
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
