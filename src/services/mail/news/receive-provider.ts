import type { Payload } from 'payload'

import {
  type ProviderEvent,
  providerEvents,
  type WebhookProvider,
} from '@/src/domain/mail/provider-events'
import { openSecret } from '@/src/fields/secret'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { mailOfOurs, recordMailEvent } from '@/src/services/mail/news/record-event'
import {
  isMailgunSigned,
  isResendSigned,
  isSnsAddress,
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
