import { and, eq, isNotNull } from 'drizzle-orm'
import type { Payload } from 'payload'

import { emails } from '@/src/database-schema'
import {
  type ProviderEvent,
  providerEvents,
  type WebhookProvider,
} from '@/src/domain/mail/provider-events'
import { isId } from '@/src/domain/vocabulary/id'
import { openSecret } from '@/src/fields/secret'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { recordMailEvent } from '@/src/services/mail/news/record-event'
import {
  isMailgunSigned,
  isResendSigned,
  isSnsAddress,
  type LoadCertificate,
  readSnsMessage,
} from '@/src/services/mail/news/webhook-signature'

/** What a provider posted, as it came. */
export type Posted = { readonly headers: Headers; readonly raw: string }

const BAD_SIGNATURE = new AppError('bad_signature', 'The signature is missing or wrong.', 400)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function secretOf(payload: Payload, name: 'resendWebhookSecret' | 'mailgunSigningKey') {
  const settings = await payload.findGlobal({
    slug: 'privateSettings',
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true, // opens the sealed secret, to check a signature with it
  })
  return openSecret({ ...settings }, name, `privateSettings.${name}`) ?? ''
}

/** What SES says through SNS; nothing where SNS only asks whether we want to hear it. */
async function fromSns(raw: string, load?: LoadCertificate): Promise<unknown> {
  const message = await readSnsMessage(jsonIn(raw), load).catch(() => null)
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
  load?: LoadCertificate,
): Promise<unknown> {
  const body = jsonIn(raw)
  switch (provider) {
    case 'ses':
      return fromSns(raw, load)
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
  { mail: id, recipient, kind, detail }: ProviderEvent,
): Promise<boolean> {
  if (!id || !isId(id)) return false
  const db = await databaseOf({ payload })
  const [mail] = await db
    .select({ id: emails.id, to: emails.to, campaign: emails.campaign })
    .from(emails)
    .where(and(eq(emails.id, id), isNotNull(emails.sentAt)))
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
  load?: LoadCertificate,
): Promise<number> {
  let fresh = 0
  for (const event of providerEvents(
    provider,
    await checkedBody(payload, provider, posted, load),
  )) {
    if (await record(payload, provider, event)) fresh += 1
  }
  return fresh
}
