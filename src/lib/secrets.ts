import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

import { env } from '@/src/lib/env'

/** A 32-byte key for one purpose, derived from PAYLOAD_SECRET or another secret. */
export function deriveKey(purpose: string, secret = env.PAYLOAD_SECRET): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'charterdesk', purpose, 32))
}

/** Names a secret without revealing it. */
export const keyIdOf = (secret: string): string =>
  deriveKey('key id', secret).toString('hex').slice(0, 12)

/** The secrets that open what is stored: the present one, and while it is being replaced the one before. */
export const storedUnder = (): readonly string[] =>
  env.PAYLOAD_SECRET_PREVIOUS
    ? [env.PAYLOAD_SECRET, env.PAYLOAD_SECRET_PREVIOUS]
    : [env.PAYLOAD_SECRET]

/** Until when links of a replaced secret open, by its key id. Next.js loads this module more than once. */
declare global {
  var charterdeskEndOfLinks: { readonly keyId: string; readonly at: number } | undefined
}

/** Notes when the links of a replaced secret stop working. */
export function endLinksOf(keyId: string, at: Date): void {
  globalThis.charterdeskEndOfLinks = { keyId, at: at.getTime() }
}

/** The secrets whose links and tokens are accepted. */
export function acceptedSecrets(): readonly string[] {
  const end = globalThis.charterdeskEndOfLinks
  if (!end || Date.now() < end.at) return storedUnder()
  return storedUnder().filter((secret) => keyIdOf(secret) !== end.keyId)
}

/** Whether this is the token for a purpose, under any accepted secret. */
export const isTokenFor = (purpose: string, token: string): boolean =>
  acceptedSecrets().some((secret) => sameText(token, deriveKey(purpose, secret).toString('hex')))

/** Derives a token of 64 hexadecimal characters for a purpose. */
export function deriveToken(purpose: string): string {
  return deriveKey(purpose).toString('hex')
}

/** A token no one can guess: 43 characters that need no escaping in a URL or cookie. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A text's fingerprint: 64 hexadecimal characters. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** What is stored of a token: enough to recognise it, not to use it. */
export const hashToken = (token: string): string => sha256(token)

/** Compares two texts in a time that tells nothing about where they differ. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/**
 * Whether a text was signed with a secret (HMAC-SHA256, hexadecimal), in a time that tells nothing of
 * how much was right. An empty secret signs nothing.
 */
export function isSigned(text: string, signature: string, secret: string): boolean {
  if (secret.trim() === '' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const expected = createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

const VERSION = 'v1'
const PURPOSE = 'secrets at rest'

/**
 * Encrypts a secret for storage (AES-256-GCM). `context` names where it belongs, such as
 * `paymentGateways.stripe.secretKey`; a cipher text moved elsewhere does not open. The key's id is
 * last, where a version that knows of none overlooks it.
 */
export function seal(plain: string, context: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(PURPOSE), iv)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [
    VERSION,
    ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
    keyIdOf(env.PAYLOAD_SECRET),
  ].join('.')
}

/** Whether a text was sealed with the present secret, going by its key id. */
export const isSealedNow = (sealed: string): boolean =>
  sealed.split('.')[4] === keyIdOf(env.PAYLOAD_SECRET)

/** @throws Error when the text was not sealed here, or for another place. */
export function unseal(sealed: string, context: string): string {
  const [version, iv, tag, body, keyId] = sealed.split('.')
  if (version !== VERSION || !iv || !tag || body === undefined)
    throw new Error('Not a sealed secret')
  const [first, ...others] = storedUnder().filter((one) => !keyId || keyIdOf(one) === keyId)
  if (first === undefined) throw new Error('Sealed with a secret that is not here')
  const parts = { iv, tag, body, context }
  for (const secret of others) {
    try {
      return open(parts, secret)
    } catch {
      // Sealed before texts named their key: the other secret may be its.
    }
  }
  return open(parts, first)
}

type Parts = Readonly<Record<'iv' | 'tag' | 'body' | 'context', string>>

function open({ iv, tag, body, context }: Parts, secret: string): string {
  const key = deriveKey(PURPOSE, secret)
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([
    decipher.update(Buffer.from(body, 'base64url')),
    decipher.final(),
  ]).toString('utf8')
}
