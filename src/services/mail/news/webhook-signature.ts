import { createHmac, createVerify, X509Certificate } from 'node:crypto'

import { z } from 'zod'

import { isSigned, sameText } from '@/src/lib/secrets'

const MINUTE_S = 60
/** A webhook that is older was recorded and is sent again by someone else. */
const MOST_AGE_S = 5 * MINUTE_S

const isRecent = (seconds: number, clock: number, most = MOST_AGE_S) =>
  Math.abs(clock / 1000 - seconds) <= most

/** Resend signs as Svix does: `whsec_` and the key, over id, time and the raw body. */
export function isResendSigned(headers: Headers, raw: string, secret: string, clock = Date.now()) {
  const [id, time] = [headers.get('svix-id') ?? '', headers.get('svix-timestamp') ?? '']
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length === 0 || !id || !isRecent(Number(time), clock)) return false
  const expected = createHmac('sha256', key).update(`${id}.${time}.${raw}`).digest('base64')
  return (headers.get('svix-signature') ?? '')
    .split(' ')
    .slice(0, 10)
    .some((one) => sameText(one, `v1,${expected}`))
}

const mailgunSignature = z.object({
  signature: z.object({
    timestamp: z.coerce.string().max(20),
    token: z.string().max(100),
    signature: z.string().max(100),
  }),
})

/** Mailgun signs a time and a token with its signing key. */
export function isMailgunSigned(body: unknown, key: string, clock = Date.now()): boolean {
  const parsed = mailgunSignature.safeParse(body)
  if (!parsed.success) return false
  const { timestamp, token, signature } = parsed.data.signature
  return isRecent(Number(timestamp), clock) && isSigned(`${timestamp}${token}`, signature, key)
}

const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.string().optional(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string().max(2000),
  SigningCertURL: z.string().max(500),
})

export type SnsMessage = z.infer<typeof snsMessage>

const SNS_HOST = /^sns\.[a-z]{2}(?:-[a-z]+)+-\d\.amazonaws\.com(?:\.cn)?$/

/** Whether an address is Amazon SNS itself, and no one else who has a certificate. */
export function isSnsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && SNS_HOST.test(hostname) && port === '' && username === ''
}

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type',
  ], // biome-ignore format: a list of words
  UnsubscribeConfirmation: [
    'Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type',
  ], // biome-ignore format: a list of words
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>

const signedText = (message: SnsMessage) =>
  SIGNED[message.Type]
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')

const MOST_CERT = 20_000

const certificates = new Map<string, string>()

/** A certificate of Amazon SNS, in PEM. */
async function certificateAt(address: string): Promise<string> {
  const known = certificates.get(address)
  if (known) return known
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5000) })
  const text = await answer.text()
  if (!answer.ok || text.length > MOST_CERT) throw new Error('No certificate of Amazon SNS')
  if (certificates.size > 20) certificates.clear()
  certificates.set(address, text)
  return text
}

/** A message of Amazon SNS, if Amazon has signed it; else null. */
export async function readSnsMessage(body: unknown): Promise<SnsMessage | null> {
  const parsed = snsMessage.safeParse(body)
  if (!parsed.success) return null
  const message = parsed.data
  if (!isSnsAddress(message.SigningCertURL)) return null
  const moment = Date.parse(message.Timestamp) / 1000
  if (!isRecent(moment, Date.now(), 60 * MINUTE_S)) return null // SNS tries again for an hour
  const { publicKey } = new X509Certificate(await certificateAt(message.SigningCertURL))
  const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
  verify.update(signedText(message))
  return verify.verify(publicKey, message.Signature, 'base64') ? message : null
}
