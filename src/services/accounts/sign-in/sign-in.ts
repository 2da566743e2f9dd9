import type { Payload, PayloadRequest } from 'payload'

import type { Credentials } from '@/src/domain/accounts/account-input'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { accountOf, mayEnter } from '@/src/services/accounts/account-of'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/session-lock'
import { beginSession, type Entrance } from '@/src/services/accounts/sign-in/begin-session'
import { isPassword } from '@/src/services/platform/password-hash'
import { storedPassword } from '@/src/services/platform/stored-password'

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
