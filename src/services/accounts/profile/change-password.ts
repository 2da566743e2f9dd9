import type { Payload, PayloadRequest } from 'payload'
import type { PasswordInput } from '@/src/domain/accounts/settings-input'
import { inTransaction, inTransactionOf } from '@/src/lib/database'
import { updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { accountOf } from '@/src/services/accounts/account-of'
import {
  isMailedEnough,
  mailPasswordChanged,
  mailReset,
} from '@/src/services/accounts/links/account-mails'
import { voidTokens } from '@/src/services/accounts/links/account-token'
import { type Taken, takeAccount } from '@/src/services/accounts/profile/take-account'
import { endOtherSessions } from '@/src/services/accounts/sessions/end-sessions'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/sessions'
import { assertCurrentPassword } from '@/src/services/platform/password-hash'
import { audit } from '@/src/services/platform/record-audit'

async function writePassword(req: PayloadRequest, id: string, password: string): Promise<void> {
  await updateRow(req, 'users', id, {
    data: { password },
    select: {},
    context: { passwordChange: true },
    overrideAccess: true, // the current password was the key
  })
}

/**
 * Gives an account another password. Every other session ends, keys mailed for the old one open
 * nothing any more, and its owner is told by mail.
 *
 * @param session the one that stays, which the request came with
 * @throws AppError 422 `wrong_password` or `weak_password`
 */
export async function changePassword(
  outer: PayloadRequest,
  user: User,
  session: string | null,
  { currentPassword, newPassword }: PasswordInput,
): Promise<void> {
  await assertCurrentPassword(outer, user.id, currentPassword)
  await passwordTurn(() =>
    inTransactionOf(outer, async (req) => {
      await lockSessions(req, user.email)
      await writePassword(req, user.id, newPassword)
      await endOtherSessions(req, user, session)
      await voidTokens(req, user.id, 'reset_password')
      await audit(req, 'users', 'change_password', ['users', user.id])
      await mailPasswordChanged(req, user, 'settings')
    }),
  )
}

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
