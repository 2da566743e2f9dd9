import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { runSql } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { sameText } from '@/src/lib/secrets'

const hash = promisify(pbkdf2)

/** As Payload hashes passwords now; the second is how it did before. */
const SCHEMES = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const

async function fits(password: string, salt: string, stored: string): Promise<boolean> {
  const scheme = SCHEMES.find(({ prefix }) => stored.startsWith(prefix)) ?? SCHEMES[0]
  const made = await hash(password, salt, scheme.iterations, scheme.bytes, 'sha256')
  return sameText(made.toString('hex'), stored.slice(scheme.prefix.length))
}

/**
 * Makes sure that whoever is signed in also knows the password: a session left open in a café is
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
  const [row] = await runSql(req, sql`select salt, hash from users where id = ${user}`)
  const [salt, stored] = [row?.salt, row?.hash]
  if (typeof salt === 'string' && typeof stored === 'string') {
    if (await fits(password, salt, stored)) return
  }
  const words = 'This is not your current password.'
  throw new AppError('wrong_password', words, 422, { [field]: words })
}
