import type { Payload } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { mailPasswordChanged } from '@/src/services/accounts/profile/mail-password-changed'
import { takeAccount } from '@/src/services/accounts/profile/take-account'
import { passwordTurn } from '@/src/services/accounts/sessions/session-lock'
import type { Entrance } from '@/src/services/accounts/sign-in/begin-session'

type Asked = { readonly token: string; readonly password: string }

/**
 * Replaces a forgotten password by the mailed key, ends every session, tells the owner by mail,
 * and signs in.
 * @throws AppError 410 `dead_link`, 422 `weak_password`
 */
export function resetPassword(
  payload: Payload,
  { token, password }: Asked,
): Promise<{ readonly session: Entrance; readonly linked: number }> {
  return passwordTurn(() =>
    inTransaction(payload, async (req) => {
      const taken = await takeAccount(req, { purpose: 'reset_password', token, password })
      await mailPasswordChanged(req, taken.account, 'reset')
      return taken
    }),
  )
}
