import { sql } from 'drizzle-orm'
import {
  APIError,
  AuthenticationError,
  LockedAuth,
  loginOperation,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { Credentials } from '@/src/domain/accounts/account-input'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { inTransaction, lockInTransaction, runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import type { User } from '@/src/payload-types'
import { accountOf, mayEnter } from '@/src/services/account-of'
import { pretendToCheck } from '@/src/services/pretend-to-check'
import { takeTurns } from '@/src/services/take-turns'

export type Session = { readonly token: string; readonly expires: number; readonly user: User }

/**
 * Whatever hashes passwords takes its turn: a wrong try counts on a connection of its own while
 * its turn holds one, and the pool has 20.
 */
export const passwordTurn = takeTurns(6)

/** One thing at a time happens to an account's sessions: two at once would lose one of them. */
export function lockSessions(req: PayloadRequest, email: string): Promise<void> {
  return lockInTransaction(req, `sessions:${email}`)
}

function refusal(): AppError {
  return new AppError('wrong_credentials', ACCOUNT_PROBLEMS.wrong_credentials, 401)
}

/**
 * Checks a password and begins a session, whether or not the address is verified: the caller has
 * seen to that. A wrong password counts against the account.
 * @throws AuthenticationError | LockedAuth
 */
export async function sessionByPassword(
  req: PayloadRequest,
  { email, password }: Credentials,
): Promise<Session> {
  // not payload.login, which drops the token
  const { token, exp, user } = await loginOperation({
    collection: req.payload.collections.users,
    data: { email, password },
    depth: 0,
    overrideAccess: true, // the password is the key
    req,
  })
  if (!token || !exp || !user) throw new APIError('Signing in gave no session')
  await runSql(req, sql`update users set last_seen_at = now() where id = ${user.id}`)
  return { token, expires: exp, user }
}

async function logIn(req: PayloadRequest, credentials: Credentials): Promise<Session> {
  await lockSessions(req, credentials.email)
  if (mayEnter(await accountOf(req, credentials.email))) return sessionByPassword(req, credentials)
  await pretendToCheck(credentials.password)
  throw refusal()
}

/** Payload's ways of saying that a password is wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof AuthenticationError || error instanceof LockedAuth

/**
 * Begins a session for whoever knows the password.
 *
 * Unknown addresses, wrong passwords, locked accounts and those whose address was never verified
 * are refused alike, in words and in time.
 * @throws AppError 401 `wrong_credentials`
 */
export async function signIn(payload: Payload, credentials: Credentials): Promise<Session> {
  try {
    return await passwordTurn(() => inTransaction(payload, (req) => logIn(req, credentials)))
  } catch (error) {
    if (isWrongPassword(error)) throw refusal()
    throw error
  }
}
