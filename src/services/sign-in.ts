import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
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
import { takeTurns } from '@/src/services/take-turns'

export type Session = { readonly token: string; readonly expires: number; readonly user: User }

/** A wrong try counts on a connection of its own while its turn holds one; the pool has 20. */
const turn = takeTurns(6)

const hash = promisify(pbkdf2)

/** Takes the time that checking a password takes, so that no answer tells whether one was there. */
async function pretendToCheck(password: string): Promise<void> {
  await hash(password, 'nobody', 600_000, 32, 'sha256') // as Payload hashes passwords
}

/** One thing at a time happens to an account's sessions: two at once would lose one of them. */
export function lockSessions(req: PayloadRequest, email: string): Promise<void> {
  return lockInTransaction(req, `sessions:${email}`)
}

function refusal(): AppError {
  return new AppError('wrong_credentials', ACCOUNT_PROBLEMS.wrong_credentials, 401)
}

async function canTry(req: PayloadRequest, email: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { lockUntil: true },
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // nobody is signed in yet
    req,
  })
  const user = docs[0]
  return user !== undefined && !(user.lockUntil && new Date(user.lockUntil) > new Date())
}

async function logIn(req: PayloadRequest, { email, password }: Credentials): Promise<Session> {
  await lockSessions(req, email)
  if (!(await canTry(req, email))) {
    await pretendToCheck(password)
    throw refusal()
  }
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

/**
 * Begins a session for whoever knows the password.
 *
 * Unknown addresses, wrong passwords and locked accounts are refused alike, in words and in time.
 * @throws AppError 401 `wrong_credentials`
 */
export async function signIn(payload: Payload, credentials: Credentials): Promise<Session> {
  try {
    return await turn(() => inTransaction(payload, (req) => logIn(req, credentials)))
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof LockedAuth) throw refusal()
    throw error
  }
}
