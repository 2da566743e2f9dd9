import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

import { deriveToken, sha256 } from '@/src/lib/secrets'

export const payloadSecret = (): string => deriveToken('sessions')

let key: string | undefined

/** With what Payload signs: the front, which has no Payload, makes it as Payload does. */
function signingKey(): string {
  key ??= sha256(payloadSecret()).slice(0, 32)
  return key
}

const claims = z.object({ exp: z.number() })
/** Payload signs by this one; no token may name another. */
const heading = z.object({ alg: z.literal('HS256') })

const jsonOf = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

/**
 * Whether a token is one that a session was opened with, and its time has not run out. Whether the
 * session was ended meanwhile, only the database knows.
 */
export function isSessionToken(token: string): boolean {
  const [head, body, signature, ...more] = token.split('.')
  if (!head || !body || !signature || more.length > 0) return false
  const expected = createHmac('sha256', signingKey()).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { exp } = claims.parse(jsonOf(body))
  return heading.safeParse(jsonOf(head)).success && exp * 1000 > Date.now()
}

/** The session that someone is signed in by, as Payload notes it on the account. */
export function sessionIdOf(user: object): string | null {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}
