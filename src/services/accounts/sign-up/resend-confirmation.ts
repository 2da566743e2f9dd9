import { and, eq, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { account_tokens } from '@/src/database-schema'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { hashToken, randomToken, sameText } from '@/src/lib/secrets'
import { accountOf } from '@/src/services/accounts/account-of'
import {
  isMailedEnough,
  mailAccountExists,
  mailConfirmation,
} from '@/src/services/accounts/links/account-mails'
import { lockSessions } from '@/src/services/accounts/sessions/session-lock'
import { browserKeyOf } from '@/src/services/accounts/sign-up/sign-up-browser'

type Asked = {
  readonly email: string
  readonly next: string | null
  readonly browserKey: string | undefined
}

/** Whether this browser signed up for the account whose key is mailed again. */
async function signedUpHere(req: PayloadRequest, user: string, key: string | undefined) {
  if (key === undefined) return false
  const db = await databaseOf(req)
  const { purpose, tokenHash, usedAt } = account_tokens
  const rows = await db
    .select({ tokenHash })
    .from(account_tokens)
    .where(and(eq(account_tokens.user, user), eq(purpose, 'verify_email'), isNull(usedAt)))
  return rows.some((row) => sameText(key, browserKeyOf(row.tokenHash)))
}

async function resend(req: PayloadRequest, asked: Asked): Promise<string> {
  const { email, next, browserKey } = asked
  await lockSessions(req, email)
  const account = await accountOf(req, email)
  if (!account) return randomToken()
  if (await isMailedEnough(req, email)) return browserKey ?? randomToken()
  if (account.verified || account.isStaff) {
    await mailAccountExists(req, account)
    return randomToken()
  }
  const here = await signedUpHere(req, account.id, browserKey)
  const token = await mailConfirmation(req, account, next)
  return here ? browserKeyOf(hashToken(token)) : randomToken()
}

/**
 * Mails the key to an unverified address again; the one mailed before is void. Where an account is
 * in use already, its owner is told so once more. No one else learns which it was, if any.
 * @returns what the browser keeps from now on: it proves something only where it did before
 */
export function resendConfirmation(payload: Payload, asked: Asked): Promise<string> {
  return inTransaction(payload, (req) => resend(req, asked))
}
