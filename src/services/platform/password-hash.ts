import crypto from 'node:crypto'

import { sameText } from '@/src/lib/secrets'

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
