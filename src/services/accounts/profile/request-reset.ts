import type { Payload } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { accountOf } from '@/src/services/accounts/account-of'
import { isMailedEnough, mailReset } from '@/src/services/accounts/links/account-mails'
import { lockSessions } from '@/src/services/accounts/sessions/session-lock'

/**
 * Mails the key to choosing a new password, where the address has an account. The caller gives
 * the same answer where it has none.
 */
export async function requestReset(payload: Payload, email: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockSessions(req, email)
    const account = await accountOf(req, email)
    if (account && !(await isMailedEnough(req, email))) await mailReset(req, account)
  })
}
