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

type Sealed = Readonly<Record<'iv' | 'tag' | 'body', Buffer>>

function encrypt(plain: Buffer, context: string): Sealed {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(PURPOSE), iv)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return { iv, tag: cipher.getAuthTag(), body }
}

function decrypt({ iv, tag, body }: Sealed, context: string, secret: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(PURPOSE, secret), iv)
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

/** Opens what was sealed with the secret of a key id; without an id, with whichever of ours opens it. */
function open(sealed: Sealed, context: string, keyId: string | undefined): Buffer {
  const [first, ...others] = storedUnder().filter((one) => !keyId || keyIdOf(one) === keyId)
  if (first === undefined) throw new Error('Sealed with a secret that is not here')
  for (const secret of others) {
    try {
      return decrypt(sealed, context, secret)
    } catch {
      // Sealed before texts named their key: the other secret may be its.
    }
  }
  return decrypt(sealed, context, first)
}

/**
 * Encrypts a secret for storage (AES-256-GCM). `context` names where it belongs, such as
 * `paymentGateways.stripe.secretKey`; a cipher text moved elsewhere does not open. The key's id is
 * last, where a version that knows of none overlooks it.
 */
export function seal(plain: string, context: string): string {
  const { iv, tag, body } = encrypt(Buffer.from(plain), context)
  return [
    VERSION,
    ...[iv, tag, body].map((part) => part.toString('base64url')),
    keyIdOf(env.PAYLOAD_SECRET),
  ].join('.')
}

/** Whether a text was sealed with the present secret, going by its key id. */
export const isSealedNow = (sealed: string): boolean =>
  sealed.split('.')[4] === keyIdOf(env.PAYLOAD_SECRET)

/** @throws Error when the text was not sealed here, or for another place. */
export function unseal(sealed: string, context: string): string {
  const [version, ...parts] = sealed.split('.')
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== VERSION || !iv?.length || !tag?.length || !body)
    throw new Error('Not a sealed secret')
  return open({ iv, tag, body }, context, parts[3]).toString('utf8')
}

/** Where the key id, the vector and the tag end that sealed bytes begin with. */
const [KEY_ID_END, IV_END, HEAD_END] = [12, 24, 40]

/** By how much sealed bytes are longer. */
export const SEALED_BYTES_MORE = HEAD_END

/** As `seal`, for the bytes of a file. */
export function sealBytes(plain: Buffer, context: string): Buffer {
  const { iv, tag, body } = encrypt(plain, context)
  return Buffer.concat([Buffer.from(keyIdOf(env.PAYLOAD_SECRET)), iv, tag, body])
}

const keyIdIn = (sealed: Buffer): string => sealed.subarray(0, KEY_ID_END).toString('latin1')

/** Whether bytes were sealed with the present secret, going by their key id. */
export const areSealedNow = (sealed: Buffer): boolean =>
  keyIdIn(sealed) === keyIdOf(env.PAYLOAD_SECRET)

/** @throws Error when the bytes were not sealed here, or for another place. */
export function unsealBytes(sealed: Buffer, context: string): Buffer {
  const [iv, tag] = [sealed.subarray(KEY_ID_END, IV_END), sealed.subarray(IV_END, HEAD_END)]
  return open({ iv, tag, body: sealed.subarray(HEAD_END) }, context, keyIdIn(sealed))
}
