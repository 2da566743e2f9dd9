import type { Endpoint, PayloadRequest } from 'payload'

import { WEBHOOK_PROVIDERS, type WebhookProvider } from '@/src/domain/mail/provider-events'
import { readSendPulseEvents } from '@/src/domain/mail/sendpulse-events'
import { AppError } from '@/src/lib/errors'
import { defineEndpoint } from '@/src/lib/http/endpoint'
import { isDerivedToken } from '@/src/lib/tokens'
import { receiveProvider } from '@/src/services/mail/news/receive-provider'
import { receiveMailReport } from '@/src/services/mail/news/receive-report'
import { receiveSendPulse } from '@/src/services/mail/news/receive-sendpulse'

/** @throws AppError 404 unless the address carries the secret that we gave for this kind of news */
function requireSecret(
  { routeParams }: PayloadRequest,
  kind: 'sendpulse' | 'bounces' | WebhookProvider,
): void {
  const given = routeParams?.secret
  if (typeof given === 'string' && isDerivedToken('mailNews', kind, given)) return
  throw new AppError('not_found', 'There is nothing here.', 404)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where SendPulse tells what became of mails; it signs nothing, so its address is the secret. */
const sendPulse = defineEndpoint({
  path: '/mail/events/sendpulse/:secret',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    requireSecret(req, 'sendpulse')
    const events = readSendPulseEvents(jsonIn((await req.text?.()) ?? ''))
    if (!events) throw new AppError('bad_request', 'Expected a list of events.', 400)
    return Response.json({ recorded: await receiveSendPulse(req.payload, events) })
  },
})

/** Where a mail server hands on the bounces and complaints that come back, as they are. */
const bounces = defineEndpoint({
  path: '/mail/bounces/:secret',
  method: 'post',
  fromAnywhere: true,
  handler: async (req) => {
    requireSecret(req, 'bounces')
    const raw = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
    return Response.json({ recorded: await receiveMailReport(req.payload, raw) })
  },
})

/** No report of a single mail is larger. */
const MOST_BYTES = 1_000_000

/** Where Amazon SES, Postmark, Resend and Mailgun report what became of mails. */
const webhook = (provider: WebhookProvider) =>
  defineEndpoint({
    path: `/mail/events/${provider}/:secret`,
    method: 'post',
    fromAnywhere: true,
    handler: async (req) => {
      requireSecret(req, provider)
      const raw = (await req.text?.()) ?? ''
      if (raw.length > MOST_BYTES) throw new AppError('too_large', 'This is too large.', 413)
      const posted = { headers: req.headers, raw }
      return Response.json({ recorded: await receiveProvider(req.payload, provider, posted) })
    },
  })

export const mailNewsEndpoints: Endpoint[] = [sendPulse, bounces, ...WEBHOOK_PROVIDERS.map(webhook)]
