import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { PayloadRequest } from 'payload'

import { type Caller, databaseOf } from '@/src/lib/database'
import { totp_factors } from '@/src/lib/factors/tables'
import { seal, unseal } from '@/src/lib/secrets'
import { inFuture, now } from '@/src/lib/sql-parts'

/** How long one code is shown, in seconds. */
const STEP = 30

export const appPlace = (user: string) => `totpFactors.${user}.secret`

/** The step that a code is of: the one that is now, the one before or the one after; else null. */
function stepOf(secret: string, code: string): number | null {
  const epoch = Math.floor(Date.now() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP })
  return result.valid ? Math.floor(epoch / STEP) + result.delta : null
}

type AppSetup = {
  /** To be typed where no picture can be read. */
  readonly secret: string
  /** What the picture holds. */
  readonly uri: string
}

/** Begins to set up an authenticator app. Nothing counts until its first right code. */
export async function beginApp(
  req: PayloadRequest,
  user: { readonly id: string; readonly email: string },
  issuer: string,
): Promise<AppSetup> {
  const secret = generateSecret()
  const pending = {
    pendingSealed: seal(secret, appPlace(user.id)),
    pendingUntil: inFuture('30 minutes'),
  }
  const db = await databaseOf(req)
  await db
    .insert(totp_factors)
    .values({ user: user.id, ...pending })
    .onConflictDoUpdate({ target: totp_factors.user, set: pending })
  return { secret, uri: generateURI({ issuer, label: user.email, secret }) }
}

/** Takes the app that is being set up, by its first code; false for a wrong one. */
export async function confirmApp(req: Caller, user: string, code: string): Promise<boolean> {
  const db = await databaseOf(req)
  const pending = and(eq(totp_factors.user, user), gt(totp_factors.pendingUntil, now))
  const [row] = await db
    .select({ sealed: totp_factors.pendingSealed })
    .from(totp_factors)
    .where(pending)
    .for('update')
  const step = row?.sealed ? stepOf(unseal(row.sealed, appPlace(user)), code) : null
  if (!row?.sealed || step === null) return false
  const set = {
    sealed: row.sealed,
    since: now,
    lastStep: step,
    pendingSealed: null,
    pendingUntil: null,
  }
  await db.update(totp_factors).set(set).where(eq(totp_factors.user, user))
  return true
}

/** Uses a code up: of any number of tries at once with the same code, one is right. */
export async function spendAppCode(req: Caller, user: string, code: string): Promise<boolean> {
  const db = await databaseOf(req)
  const theirs = and(eq(totp_factors.user, user), isNotNull(totp_factors.since))
  const [row] = await db.select({ sealed: totp_factors.sealed }).from(totp_factors).where(theirs)
  const step = row?.sealed ? stepOf(unseal(row.sealed, appPlace(user)), code) : null
  if (step === null) return false
  const spent = await db
    .update(totp_factors)
    .set({ lastStep: step })
    .where(and(theirs, lt(totp_factors.lastStep, step)))
    .returning({ user: totp_factors.user })
  return spent.length > 0
}

/** Forgets the app. @returns whether there was one */
export async function forgetApp(req: Caller, user: string): Promise<boolean> {
  const db = await databaseOf(req)
  const gone = await db
    .delete(totp_factors)
    .where(eq(totp_factors.user, user))
    .returning({ since: totp_factors.since })
  return gone.some(({ since }) => since !== null)
}
