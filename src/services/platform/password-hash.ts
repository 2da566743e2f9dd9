import crypto from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { users } from '@/src/database-schema'
import { type Caller, databaseOf } from '@/src/lib/database'
import { wrongField } from '@/src/lib/errors'
import { hashToken, sameText } from '@/src/lib/secrets'

/** As Payload hashes passwords. */
const SCHEME = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 } as const

function hash(password: string, salt: string): Promise<string> {
  const { iterations, bytes } = SCHEME
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, iterations, bytes, 'sha256', (error, made) =>
      error ? reject(error) : resolve(SCHEME.prefix + made.toString('hex')),
    )
  })
}

/** What is stored of a password; columns of an account that has none are null. */
export type StoredPassword = { readonly salt: string | null; readonly hash: string | null }

/**
 * Whether a password is the one that is stored. Hashes once in any case, so that no answer tells
 * by its time whether there was one to compare it with.
 */
export async function isPassword(
  password: string,
  stored: StoredPassword | null,
): Promise<boolean> {
  const made = await hash(password, stored?.salt ?? 'nobody')
  return Boolean(stored?.salt && stored.hash) && sameText(made, stored?.hash ?? '')
}

/** What is stored of an account's password; null where there is no such account. */
export async function storedPassword(req: Caller, user: string): Promise<StoredPassword | null> {
  const db = await databaseOf(req)
  const [found] = await db
    .select({ salt: users.salt, hash: users.hash })
    .from(users)
    .where(eq(users.id, user))
  return found ?? null
}

/**
 * Makes sure that anyone who is signed in also knows the password: a session left open in a café is
 * not enough for what cannot be taken back. Call it outside a transaction, for it takes a while.
 *
 * @throws AppError 422 `wrong_password`, naming the form's `field`
 */
export async function assertCurrentPassword(
  req: PayloadRequest,
  user: string,
  password: string,
  field = 'currentPassword',
): Promise<void> {
  if (await isPassword(password, await storedPassword(req, user))) return
  throw wrongField(field, 'This is not your current password.', 'wrong_password')
}

/** What tells the password that an account has from every other it had: not the password itself. */
export const passwordMark = async (req: Caller, user: string): Promise<string> =>
  hashToken((await storedPassword(req, user))?.hash ?? '')
