import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import type { FactorProof } from '@/src/domain/accounts/two-factor/factor-input'
import { type Caller, databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { second_steps } from '@/src/lib/factors/tables'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { inFuture, now } from '@/src/lib/sql-parts'
import { checkFactor } from '@/src/services/accounts/factors/check-factor'
import { noteRecentFactor } from '@/src/services/accounts/factors/factor-state'
import { openSession } from '@/src/services/accounts/sessions/open-session'
import { lockSessions, type Session, sessionOf } from '@/src/services/accounts/sessions/sessions'
import { passwordMark } from '@/src/services/platform/password-hash'

/** After so many wrong answers the password is asked for again. */
const MOST_TRIES = 8

/** What someone has who has shown one proof and owes the second: it opens nothing else. */
export type SecondStep = { readonly secondStep: string; readonly person: string }

/** Begins the second step: ten minutes, for one account, while it has the password that it has. */
export async function beginSecondStep(req: PayloadRequest, user: string): Promise<SecondStep> {
  const token = randomToken()
  const db = await databaseOf(req)
  await db
    .delete(second_steps)
    .where(and(eq(second_steps.user, user), lt(second_steps.expiresAt, now)))
  await db.insert(second_steps).values({
    tokenHash: hashToken(token),
    user,
    passwordHash: await passwordMark(req, user),
    expiresAt: inFuture('10 minutes'),
  })
  return { secondStep: token, person: user }
}

type StepHolder = {
  readonly id: string
  readonly email: string
  readonly firstName: string
}

/** Whose second step a browser is in; null where it is over. */
export async function stepHolder(
  req: Caller,
  token: string | undefined,
): Promise<StepHolder | null> {
  if (!token) return null
  const db = await databaseOf(req)
  const { expiresAt, passwordHash, tokenHash, tries, user } = second_steps
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, passwordHash })
    .from(second_steps)
    .innerJoin(users, eq(users.id, user))
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, now), lt(tries, MOST_TRIES)))
  if (!row || row.passwordHash !== (await passwordMark(req, row.id))) return null
  const { id, email, firstName } = row
  return { id, email, firstName }
}

const over = () => new AppError('step_over', 'This took too long. Please sign in again.', 401)

async function countAnswer(req: Caller, token: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { tokenHash, tries } = second_steps
  const counted = await db
    .update(second_steps)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(tokenHash, hashToken(token)), lt(tries, MOST_TRIES)))
    .returning({ tries })
  return counted.length > 0
}

/**
 * Begins the session of someone who shows the second proof. What let them come this far is used
 * up by it: of several right answers at once, one gets a session.
 *
 * @throws AppError 401 `step_over`, 422 `wrong_factor`, 429 `rate_limited`
 */
export async function finishSecondStep(
  outer: PayloadRequest,
  token: string | undefined,
  proof: FactorProof,
): Promise<Session> {
  const holder = await stepHolder(outer, token)
  if (!holder || !token || !(await countAnswer(outer, token))) throw over()
  await checkFactor(outer, holder, proof)
  return inTransaction(outer.payload, async (req) => {
    await lockSessions(req, holder.email)
    if (!(await stepHolder(req, token))) throw over()
    const db = await databaseOf(req)
    const used = await db
      .delete(second_steps)
      .where(eq(second_steps.tokenHash, hashToken(token)))
      .returning({ user: second_steps.user })
    if (used.length === 0) throw over()
    const session = await openSession(req, holder.id)
    const sid = sessionOf(session.token)
    if (sid) await noteRecentFactor(req, holder.id, sid)
    return session
  })
}
