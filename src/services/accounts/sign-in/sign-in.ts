import type { Payload, PayloadRequest } from 'payload'
import { hasFactor } from '@/src/access/second-factor'
import type { Credentials } from '@/src/domain/accounts/account-input'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { accountOf, mayEnter } from '@/src/services/accounts/account-of'
import { beginSecondStep, type SecondStep } from '@/src/services/accounts/factors/second-step'
import { openSession } from '@/src/services/accounts/sessions/open-session'
import { lockSessions, passwordTurn, type Session } from '@/src/services/accounts/sessions/sessions'
import { isPassword, storedPassword } from '@/src/services/platform/password-hash'

function refusal(): AppError {
  return new AppError('wrong_credentials', ACCOUNT_PROBLEMS.wrong_credentials, 401)
}

/** What is asked of the database is the same for every address, known or not. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Begins the session unless the password has changed since it was checked. The check takes a
 * while, and holds neither the account nor a connection.
 */
async function begin(req: PayloadRequest, account: { id: string; email: string }, hash: unknown) {
  await lockSessions(req, account.email)
  const now = await storedPassword(req, account.id)
  if (!hash || now?.hash !== hash) throw refusal()
  return beginSession(req, account.id)
}

/**
 * Begins a session for anyone who knows the password.
 *
 * Unknown addresses, wrong passwords and accounts whose address was never verified are refused
 * alike, after the same work.
 * @throws AppError 401 `wrong_credentials`
 */
export function signIn(payload: Payload, { email, password }: Credentials): Promise<Entrance> {
  return passwordTurn(async () => {
    const account = await accountOf({ payload }, email)
    const stored = await storedPassword({ payload }, account?.id ?? NOBODY)
    const isRight = await isPassword(password, stored)
    if (!isRight || !mayEnter(account)) throw refusal()
    return inTransaction(payload, (req) => begin(req, account, stored?.hash))
  })
}

/** What the first proof leads to: a session, or where there is a second factor only its question. */
export type Entrance = Session | SecondStep

/**
 * Lets someone in who has shown one proof, such as a password or a mailed key, in the request's
 * transaction. Every way into an account comes by here.
 */
export async function beginSession(req: PayloadRequest, id: string): Promise<Entrance> {
  return (await hasFactor(req, id)) ? beginSecondStep(req, id) : openSession(req, id)
}
