import crypto from 'node:crypto'

import { sameText } from '@/src/lib/secrets'

/** As Payload hashes passwords now; the second is how it did before. */
const SCHEMES = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const

type Scheme = (typeof SCHEMES)[number]

function hash(password: string, salt: string, { iterations, bytes }: Scheme): Promise<string> {
  return new Promise((resolve, reject) => {
    crypto.pbkdf2(password, salt, iterations, bytes, 'sha256', (error, made) =>
      error ? reject(error) : resolve(made.toString('hex')),
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
  if (!stored?.salt || !stored.hash) {
    await hash(password, 'nobody', SCHEMES[0])
    return false
  }
  const { salt, hash: kept } = stored
  const scheme = SCHEMES.find(({ prefix }) => kept.startsWith(prefix)) ?? SCHEMES[0]
  const made = await hash(password, salt, scheme)
  return sameText(made, kept.slice(scheme.prefix.length))
}
