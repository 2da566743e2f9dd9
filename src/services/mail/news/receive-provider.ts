import { createHmac, createVerify, X509Certificate } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  type ProviderEvent,
  providerEvents,
  type WebhookProvider,
} from '@/src/domain/mail/provider-events'
import { openSecret } from '@/src/fields/secret'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findGlobal } from '@/src/lib/find-one'
import { jsonIn } from '@/src/lib/json-in'
import { isSigned, sameText } from '@/src/lib/secrets'
import { mailOfOurs, recordMailEvent } from '@/src/services/mail/news/record-event'

const MINUTE_S = 60
/** A webhook that is older was recorded and is sent again by someone else. */
const MOST_AGE_S = 5 * MINUTE_S

const isRecent = (seconds: number, most = MOST_AGE_S) =>
  Math.abs(Date.now() / 1000 - seconds) <= most

/** Resend signs as Svix does: `whsec_` and the key, over id, time and the raw body. */
function isResendSigned(headers: Headers, raw: string, secret: string) {
  const [id, time] = [headers.get('svix-id') ?? '', headers.get('svix-timestamp') ?? '']
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length === 0 || !id || !isRecent(Number(time))) return false
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
function isMailgunSigned(body: unknown, key: string): boolean {
  const parsed = mailgunSignature.safeParse(body)
  if (!parsed.success) return false
  const { timestamp, token, signature } = parsed.data.signature
  return isRecent(Number(timestamp)) && isSigned(`${timestamp}${token}`, signature, key)
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

type SnsMessage = z.infer<typeof snsMessage>

const SNS_HOST = /^sns\.[a-z]{2}(?:-[a-z]+)+-\d\.amazonaws\.com(?:\.cn)?$/

/** Whether an address is Amazon SNS itself, and no one else who has a certificate. */
function isSnsAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  return protocol === 'https:' && SNS_HOST.test(hostname) && port === '' && username === ''
}

const CONFIRMED = [
  'Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type',
] as const // biome-ignore format: a list of words

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: CONFIRMED,
  UnsubscribeConfirmation: CONFIRMED,
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
async function readSnsMessage(body: unknown): Promise<SnsMessage | null> {
  const parsed = snsMessage.safeParse(body)
  if (!parsed.success) return null
  const message = parsed.data
  if (!isSnsAddress(message.SigningCertURL)) return null
  const moment = Date.parse(message.Timestamp) / 1000
  if (!isRecent(moment, 60 * MINUTE_S)) return null // SNS tries again for an hour
  const { publicKey } = new X509Certificate(await certificateAt(message.SigningCertURL))
  const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
  verify.update(signedText(message))
  return verify.verify(publicKey, message.Signature, 'base64') ? message : null
}

type Posted = { readonly headers: Headers; readonly raw: string }

const BAD_SIGNATURE = new AppError('bad_signature', 'The signature is missing or wrong.', 400)

async function secretOf(payload: Payload, name: 'resendWebhookSecret' | 'mailgunSigningKey') {
  const settings = await findGlobal({ payload }, 'privateSettings', {
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed secret, to check a signature with it
  })
  return openSecret({ ...settings }, name, `privateSettings.${name}`) ?? ''
}

/** What SES says through SNS; nothing where SNS only asks whether we want to hear it. */
async function fromSns(raw: string): Promise<unknown> {
  const message = await readSnsMessage(jsonIn(raw)).catch(() => null)
  if (!message) throw BAD_SIGNATURE
  if (message.Type === 'Notification') return jsonIn(message.Message)
  const { SubscribeURL: confirm = '' } = message
  if (message.Type === 'SubscriptionConfirmation' && isSnsAddress(confirm)) {
    await fetch(confirm, { redirect: 'error', signal: AbortSignal.timeout(5000) })
  }
  return null
}

/** What a provider posted, once it is known to be theirs. @throws AppError 400 `bad_signature` */
async function checkedBody(
  payload: Payload,
  provider: WebhookProvider,
  { headers, raw }: Posted,
): Promise<unknown> {
  const body = jsonIn(raw)
  switch (provider) {
    case 'ses':
      return fromSns(raw)
    case 'postmark':
      return body // it signs nothing: its address is the secret
    case 'resend':
      if (isResendSigned(headers, raw, await secretOf(payload, 'resendWebhookSecret'))) return body
      throw BAD_SIGNATURE
    case 'mailgun':
      if (isMailgunSigned(body, await secretOf(payload, 'mailgunSigningKey'))) return body
      throw BAD_SIGNATURE
  }
}

async function record(
  payload: Payload,
  source: WebhookProvider,
  { mail: name, recipient, kind, detail }: ProviderEvent,
): Promise<boolean> {
  const mail = name === null ? undefined : await mailOfOurs({ payload }, name)
  if (mail?.to.trim().toLowerCase() !== recipient) return false
  return inTransaction(payload, (req) =>
    recordMailEvent(req, mail, { kind, source, at: null, detail: detail.slice(0, 300) }),
  )
}

/**
 * Takes the webhook of a provider. An event counts only for a mail of ours that went to its recipient.
 *
 * @returns how many of its events were new
 * @throws AppError 400 `bad_signature`
 */
export async function receiveProvider(
  payload: Payload,
  provider: WebhookProvider,
  posted: Posted,
): Promise<number> {
  let fresh = 0
  for (const event of providerEvents(provider, await checkedBody(payload, provider, posted))) {
    if (await record(payload, provider, event)) fresh += 1
  }
  return fresh
}
