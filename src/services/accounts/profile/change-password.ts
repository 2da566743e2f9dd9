import type { PayloadRequest } from 'payload'
import type { PasswordInput } from '@/src/domain/accounts/settings-input'
import { inTransactionOf } from '@/src/lib/database'
import { updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { voidTokens } from '@/src/services/accounts/links/account-token'
import { mailPasswordChanged } from '@/src/services/accounts/profile/mail-password-changed'
import { endOtherSessions } from '@/src/services/accounts/sessions/end-sessions'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/session-lock'
import { assertCurrentPassword } from '@/src/services/platform/current-password'
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
