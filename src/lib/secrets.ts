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

/** A 32-byte key for one purpose, derived from PAYLOAD_SECRET. */
export function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, 'charterdesk', purpose, 32))
}

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

/**
 * Encrypts a secret for storage (AES-256-GCM). `context` names where it belongs, such as
 * `paymentGateways.stripe.secretKey`; a cipher text moved elsewhere does not open.
 */
export function seal(plain: string, context: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey('secrets at rest'), iv)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [
    VERSION,
    iv.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    body.toString('base64url'),
  ].join('.')
}

/** @throws Error when the text was not sealed here, or for another place. */
export function unseal(sealed: string, context: string): string {
  const [version, iv, tag, body] = sealed.split('.')
  if (version !== VERSION || !iv || !tag || body === undefined)
    throw new Error('Not a sealed secret')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey('secrets at rest'),
    Buffer.from(iv, 'base64url'),
  )
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([
    decipher.update(Buffer.from(body, 'base64url')),
    decipher.final(),
  ]).toString('utf8')
}
