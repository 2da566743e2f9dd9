import { z } from 'zod'
import type { ApiVisit } from '@/sandbox/payments/http/faults'
import { json, type Reply } from '@/sandbox/payments/http/reply'
import { needToken } from '@/sandbox/payments/paypal/access'
import { readBody } from '@/sandbox/payments/paypal/books'
import { notFound } from '@/sandbox/payments/paypal/errors'
import {
  AUTH_ALGORITHM,
  certUrl,
  transmissionSignature,
} from '@/sandbox/payments/paypal/webhooks/transmission'
import { sameText } from '@/src/lib/secrets'

const question = z.object({
  auth_algo: z.string().max(100),
  cert_url: z.url().max(500),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.iso.datetime(),
  webhook_id: z.string().max(50),
  webhook_event: z.record(z.string(), z.unknown()),
})

const EVENT = '"webhook_event":'

/** The event just as the shop sent it back: the last field of its question, byte by byte. */
function eventText(body: string): string {
  const start = body.indexOf(EVENT)
  return body.slice(start + EVENT.length, body.lastIndexOf('}')).trim()
}

/** Whether a webhook that a shop received is one that we sent to it, unchanged. */
export async function verifySignature({ sandbox, request }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  const asked = readBody(question, request.body)
  const keys = sandbox.credentials.paypal
  const expected = transmissionSignature(keys, {
    id: asked.transmission_id,
    time: asked.transmission_time,
    body: eventText(request.body),
  })
  const isOurs =
    asked.auth_algo === AUTH_ALGORITHM &&
    asked.cert_url === certUrl(sandbox.publicUrl) &&
    asked.webhook_id === keys.webhookId &&
    sameText(asked.transmission_sig, expected)
  return json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
}

/** The shop's webhook, by its id. */
export async function readWebhook({ sandbox, request, id }: ApiVisit): Promise<Reply> {
  needToken(sandbox, request)
  if (id !== sandbox.credentials.paypal.webhookId) throw notFound()
  const url = `${sandbox.siteUrl}/api/payments/paypal/webhook`
  return json({ id, url, event_types: [{ name: '*', status: 'ENABLED' }] })
}
