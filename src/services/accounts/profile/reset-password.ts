import type { Payload } from 'payload'
import { inTransaction } from '@/src/lib/database'
import { accountOf } from '@/src/services/accounts/account-of'
import { isMailedEnough, mailReset } from '@/src/services/accounts/links/account-mails'
import { mailPasswordChanged } from '@/src/services/accounts/profile/mail-password-changed'
import { type Taken, takeAccount } from '@/src/services/accounts/profile/take-account'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/session-lock'

type Asked = { readonly token: string; readonly password: string }

/**
 * Replaces a forgotten password by the mailed key, ends every session, tells the owner by mail,
 * and signs in.
 * @throws AppError 410 `dead_link`, 422 `weak_password`
 */
export function resetPassword(payload: Payload, { token, password }: Asked): Promise<Taken> {
  return passwordTurn(() =>
    inTransaction(payload, async (req) => {
      const taken = await takeAccount(req, { purpose: 'reset_password', token, password })
      await mailPasswordChanged(req, taken.account, 'reset')
      return taken
    }),
  )
}

/**
 * Mails the key to choosing a new password, where the address has an account. The caller gives
 * the same answer where it has none.
 * @returns the account's id
 */
export async function requestReset(payload: Payload, email: string): Promise<string | null> {
  return inTransaction(payload, async (req) => {
    await lockSessions(req, email)
    const account = await accountOf(req, email)
    if (account && !(await isMailedEnough(req, email))) await mailReset(req, account)
    return account?.id ?? null
  })
}
