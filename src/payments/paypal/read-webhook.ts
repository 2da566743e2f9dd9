import { z } from 'zod'

import type { PaymentEvent } from '@/src/payments/gateway'
import { answerTo, type PaypalClient } from '@/src/payments/paypal/paypal-client'
import { isPaypalUrl, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { paypalTrouble, readAnswer } from '@/src/payments/paypal/paypal-trouble'

const linked = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
type Linked = z.infer<typeof linked>

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(255),
  resource: linked.extend({ id: z.string().optional() }),
})
type PaypalEvent = z.infer<typeof eventSchema>

const verdictSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

/** What PayPal says about the sending of an event; each is 500 characters at most in its API. */
const headersSchema = z.object({
  transmission_id: z.string().min(1).max(500),
  transmission_time: z.string().min(1).max(500),
  transmission_sig: z.string().min(1).max(500),
  cert_url: z.string().min(1).max(500),
  auth_algo: z.string().min(1).max(100),
})

function transmission(headers: Headers) {
  return headersSchema.safeParse({
    transmission_id: headers.get('paypal-transmission-id'),
    transmission_time: headers.get('paypal-transmission-time'),
    transmission_sig: headers.get('paypal-transmission-sig'),
    cert_url: headers.get('paypal-cert-url'),
    auth_algo: headers.get('paypal-auth-algo'),
  })
}

function readEvent(rawBody: string): PaypalEvent | null {
  try {
    return eventSchema.safeParse(JSON.parse(rawBody)).data ?? null
  } catch {
    return null
  }
}

/** The id at the end of the link to what this resource belongs to. */
function above({ links }: Linked, kind: 'orders' | 'captures'): string | null {
  const href = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return new RegExp(`/${kind}/([A-Z0-9]{1,64})$`).exec(href)?.[1] ?? null
}

const orderOf = (resource: Linked): string | null =>
  resource.supplementary_data?.related_ids?.order_id ?? above(resource, 'orders')

/** The order that an event is about. A refund may name its capture alone, which then is asked. */
async function refOf(client: PaypalClient, event: PaypalEvent): Promise<string | null> {
  const { event_type: type, resource } = event
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null
  const named = orderOf(resource)
  const captureId = above(resource, 'captures')
  if (named || !captureId || !type.startsWith('PAYMENT.')) return named
  const answer = await answerTo(client.payments.getCapturedPayment({ captureId }))
  return answer.status === 404 ? null : orderOf(readAnswer(linked, answer))
}

/**
 * The event in a webhook of PayPal's, or null when PayPal says that it did not send it to our
 * webhook. The body goes back to PayPal as it came: its signature is over those very bytes.
 *
 * @throws GatewayUnavailable when PayPal can't be asked; it sends the webhook again if refused.
 */
export async function readPaypalWebhook(
  client: PaypalClient,
  credentials: PaypalCredentials,
  rawBody: string,
  headers: Headers,
): Promise<PaymentEvent | null> {
  const webhookId = credentials.webhookId.trim()
  const event = readEvent(rawBody)
  const sent = transmission(headers)
  if (webhookId === '' || !event || !sent.success) return null
  if (!isPaypalUrl(sent.data.cert_url, credentials)) return null
  const about = JSON.stringify({ ...sent.data, webhook_id: webhookId })
  const question = `${about.slice(0, -1)},"webhook_event":${rawBody}}`
  try {
    const path = '/v1/notifications/verify-webhook-signature'
    const answer = await client.call('POST', path, question)
    if (answer.status === 400 || answer.status === 422) return null
    const verdict = readAnswer(verdictSchema, answer)
    if (verdict.verification_status !== 'SUCCESS') return null
    return { id: event.id, type: event.event_type, ref: await refOf(client, event) }
  } catch (error) {
    throw paypalTrouble(error)
  }
}
