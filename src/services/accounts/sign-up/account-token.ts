import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { TOKEN_PURPOSES, type TokenPurpose } from '@/src/domain/accounts/token-purposes'
import { runSql } from '@/src/lib/database'
import { hashToken, randomToken } from '@/src/lib/secrets'

/** What a mailed key opens: an account, for the address that it was mailed to. */
export type TokenHolder = { readonly user: string; readonly email: string }

type Asked = TokenHolder & { readonly purpose: TokenPurpose }

/** The unused keys of an account open nothing any more: all of them, or those for one purpose. */
export async function voidTokens(
  req: PayloadRequest,
  user: string,
  purpose?: TokenPurpose,
): Promise<void> {
  const one = purpose ? sql`and purpose = ${purpose}` : sql``
  await runSql(
    req,
    sql`delete from account_tokens where user_id = ${user} and used_at is null ${one}`,
  )
}

/**
 * Makes a key to be mailed, and voids the unused ones that were mailed before for the same purpose.
 * Only its hash is kept.
 * @returns the key in clear, 43 characters that need no escaping in an address
 */
export async function issueToken(req: PayloadRequest, asked: Asked): Promise<string> {
  const { user, purpose, email } = asked
  const token = randomToken()
  await voidTokens(req, user, purpose)
  await req.payload.create({
    collection: 'accountTokens',
    data: {
      user,
      purpose,
      email,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + TOKEN_PURPOSES[purpose]).toISOString(),
    },
    select: {},
    depth: 0,
    overrideAccess: true, // keys are written by services alone
    req,
  })
  return token
}

const LIVE = sql`used_at is null and expires_at > now() and user_id is not null`

function holderOf(row: Record<string, unknown> | undefined): TokenHolder | null {
  return row ? { user: String(row.user_id), email: String(row.email) } : null
}

/** Whom a key would open the account of, without using it up; null when it opens nothing. */
export async function peekToken(
  req: Pick<PayloadRequest, 'payload'>,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | null> {
  const [row] = await runSql(
    req,
    sql`select user_id, email from account_tokens
      where token_hash = ${hashToken(token)} and purpose = ${purpose} and ${LIVE}`,
  )
  return holderOf(row)
}

/**
 * Uses a key up: of any number of tries at once, one gets the account. Null for a key that is
 * unknown, meant for something else, used, voided or too old: nobody learns which.
 */
export async function spendToken(
  req: PayloadRequest,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | null> {
  const [row] = await runSql(
    req,
    sql`update account_tokens set used_at = now(), updated_at = now()
      where token_hash = ${hashToken(token)} and purpose = ${purpose} and ${LIVE}
      returning user_id, email`,
  )
  return holderOf(row)
}
