import type { Payload, PayloadRequest } from 'payload'

import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { accountOf } from '@/src/services/accounts/account-of'
import {
  deadLink,
  peekToken,
  spendToken,
  voidTokens,
} from '@/src/services/accounts/links/account-token'
import { verifyAddress } from '@/src/services/accounts/links/verify-address'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/sessions'
import { beginSession, type Entrance } from '@/src/services/accounts/sign-in/sign-in'
import { isSignUpBrowser } from '@/src/services/accounts/sign-up/sign-up'
import { isPassword, storedPassword } from '@/src/services/platform/password-hash'

type Asked = {
  readonly token: string
  readonly browserKey: string | undefined
  readonly user: string | undefined
  /** Asked of a browser that is neither. */
  readonly password: string | undefined
}

type Confirmed = {
  /** Null for someone who is signed in already. */
  readonly session: Entrance | null
  /** How many guest orders moved into the account. */
  readonly linked: number
}

/** Whether the mailed key is enough in this browser, or the password is wanted too. */
export function isKeyEnough(
  { token, browserKey, user }: Omit<Asked, 'password'>,
  holder: string,
): boolean {
  return user === holder || isSignUpBrowser(token, browserKey)
}

async function provePassword(req: PayloadRequest, id: string, password: string | undefined) {
  if (!password) {
    throw new AppError('password_needed', ACCOUNT_PROBLEMS.password_needed, 401, {
      password: 'Enter the password that you signed up with',
    })
  }
  if (await isPassword(password, await storedPassword(req, id))) return
  const words = ACCOUNT_PROBLEMS.wrong_password
  throw new AppError('wrong_password', words, 401, { password: words })
}

async function confirm(req: PayloadRequest, asked: Asked): Promise<Confirmed> {
  const holder = await peekToken(req, 'verify_email', asked.token)
  if (!holder) throw deadLink()
  await lockSessions(req, holder.email)
  const account = await accountOf(req, holder.email)
  if (account?.id !== holder.user) throw deadLink() // the address is another one by now
  if (!isKeyEnough(asked, holder.user)) await provePassword(req, account.id, asked.password)
  if (!(await spendToken(req, 'verify_email', asked.token))) throw deadLink()
  await voidTokens(req, account.id, 'invitation') // anyone who was invited has come in by this door
  const linked = await verifyAddress(req, account)
  if (asked.user === account.id) return { session: null, linked }
  return { session: await beginSession(req, account.id), linked }
}

/**
 * Uses up the key that was mailed to a new address: it is verified, its guest orders move in, and
 * anyone who signed up is signed in.
 *
 * In another browser than the one that signed up the password is asked for as well, or someone
 * could sign up with a stranger's address and have the stranger confirm it.
 * @throws AppError 410 `dead_link`, 401 `password_needed` or `wrong_password`
 */
export function confirmAddress(payload: Payload, asked: Asked): Promise<Confirmed> {
  return passwordTurn(() => inTransaction(payload, (req) => confirm(req, asked)))
}
