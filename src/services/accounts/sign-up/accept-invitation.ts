import type { Payload } from 'payload'

import type { InvitationAnswer } from '@/src/domain/accounts/account-input'
import { inTransaction } from '@/src/lib/database'
import { takeAccount } from '@/src/services/accounts/profile/take-account'
import { passwordTurn } from '@/src/services/accounts/sessions/session-lock'
import type { Entrance } from '@/src/services/accounts/sign-in/begin-session'
import { consentNow } from '@/src/services/accounts/sign-up/consent'

type Accepted = {
  readonly session: Entrance
  readonly linked: number
  readonly isStaff: boolean
}

/**
 * Activates an account that staff made, for the person invited: name, password, consent.
 * @throws AppError 410 `dead_link`, 422 `weak_password`
 */
export function acceptInvitation(payload: Payload, answer: InvitationAnswer): Promise<Accepted> {
  const { token, password, firstName, lastName } = answer
  return passwordTurn(() =>
    inTransaction(payload, async (req) => {
      const more = { firstName, lastName, consent: await consentNow(req) }
      const taken = await takeAccount(req, { purpose: 'invitation', token, password, more })
      const { session, linked, account } = taken
      return { session, linked, isStaff: account.isStaff }
    }),
  )
}
