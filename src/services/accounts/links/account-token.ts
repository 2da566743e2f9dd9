import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { account_tokens } from '@/src/database-schema'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { TOKEN_PURPOSES, type TokenPurpose } from '@/src/domain/accounts/token-purposes'
import { databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import { createRow } from '@/src/lib/write-row'

/** What a mailed key opens: an account, for the address that it was mailed to. */
type TokenHolder = { readonly user: string; readonly email: string }

type Asked = TokenHolder & { readonly purpose: TokenPurpose }

/** The unused keys of an account open nothing any more: all of them, or those for one purpose. */
export async function voidTokens(
  req: PayloadRequest,
  user: string,
  purpose?: TokenPurpose,
): Promise<void> {
  const db = await databaseOf(req)
  const one = purpose ? eq(account_tokens.purpose, purpose) : undefined
  await db
    .delete(account_tokens)
    .where(and(eq(account_tokens.user, user), isNull(account_tokens.usedAt), one))
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
  await createRow(req, 'accountTokens', {
    data: {
      user,
      purpose,
      email,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + TOKEN_PURPOSES[purpose]).toISOString(),
    },
    select: {},
    overrideAccess: true, // keys are written by services alone
  })
  return token
}

/** A key that is known, meant for this, not used and not too old. */
const isLive = (purpose: TokenPurpose, token: string) =>
  and(
    eq(account_tokens.tokenHash, hashToken(token)),
    eq(account_tokens.purpose, purpose),
    isNull(account_tokens.usedAt),
    gt(account_tokens.expiresAt, now),
    isNotNull(account_tokens.user),
  )

const HOLDER = { user: account_tokens.user, email: account_tokens.email }

/** Whom a key would open the account of, without using it up; null when it opens nothing. */
export async function peekToken(
  req: Pick<PayloadRequest, 'payload'>,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | null> {
  const db = await databaseOf(req)
  const [holder] = await db.select(HOLDER).from(account_tokens).where(isLive(purpose, token))
  return holder ?? null
}

/**
 * Uses a key up: of any number of tries at once, one gets the account. Null for a key that is
 * unknown, meant for something else, used, voided or too old: no one learns which.
 */
export async function spendToken(
  req: PayloadRequest,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenHolder | null> {
  const db = await databaseOf(req)
  const [holder] = await db
    .update(account_tokens)
    .set({ usedAt: now, updatedAt: now })
    .where(isLive(purpose, token))
    .returning(HOLDER)
  return holder ?? null
}

/** A mailed key that opens nothing: used, replaced, too old, or never ours. No one learns which. */
export function deadLink(): AppError {
  return new AppError('dead_link', ACCOUNT_PROBLEMS.dead_link, 410)
}
