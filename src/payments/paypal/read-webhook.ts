import { z } from 'zod'

import type { PaymentEvent } from '@/src/payments/gateway'
import { isPaypalId } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { isPaypalUrl, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { paypalTrouble, readAnswer } from '@/src/payments/paypal/paypal-trouble'

/** What PayPal's captures, refunds and events say of the order that they belong to. */
const linked = z.object({
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
    .nullish()
    .catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).catch([]),
})
type Linked = z.infer<typeof linked>

/** The id at the end of the link to what this resource belongs to. */
function above({ links }: Linked, kind: 'orders' | 'captures'): string | null {
  const href = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return new RegExp(`/${kind}/([A-Z0-9]{1,64})$`).exec(href)?.[1] ?? null
}

const orderOf = (resource: Linked): string | null =>
  resource.supplementary_data?.related_ids?.order_id ?? above(resource, 'orders')

/** The order that a capture was made for; null when PayPal knows no such capture. */
export async function orderOfCapture(
  client: PaypalClient,
  captureId: string,
): Promise<string | null> {
  const answer = await client.get(`/v2/payments/captures/${captureId}`)
  return answer.status === 404 ? null : orderOf(readAnswer(linked, answer))
}

/** What an event is about. An event that we may not know can be about anything. */
const resourceSchema = linked
  .extend({
    id: z.string().optional(),
    dispute_id: z.string().optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional() }))
      .optional(),
  })
  .catch({ links: [] })
type Resource = z.infer<typeof resourceSchema>

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().min(1).max(255),
  resource: resourceSchema,
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

/** The capture that an event is about, where it names no order. */
function captureOf(type: string, resource: Resource): string | null {
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id ?? null
  const capture = type.startsWith('PAYMENT.') ? above(resource, 'captures') : disputed
  return capture && isPaypalId(capture) ? capture : null
}

const ABOUT_MONEY = /^(PAYMENT\.(CAPTURE|REFUND)\.|(CUSTOMER|RISK)\.DISPUTE\.)/

/** The order that an event is about. A refund may name its capture alone, which then is asked. */
async function refOf(client: PaypalClient, event: PaypalEvent): Promise<string | null> {
  const { event_type: type, resource } = event
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null
  if (!ABOUT_MONEY.test(type)) return null
  const named = orderOf(resource)
  const capture = captureOf(type, resource)
  return named || !capture ? named : orderOfCapture(client, capture)
}

const ABOUT_REFUND = /^PAYMENT\.(CAPTURE\.REFUNDED$|REFUND\.)/

async function readAbout(client: PaypalClient, event: PaypalEvent): Promise<PaymentEvent> {
  const { id, event_type: type, resource } = event
  return {
    id,
    type,
    ref: await refOf(client, event),
    refundRef: ABOUT_REFUND.test(type) ? (resource.id ?? null) : null,
    disputeRef: /\.DISPUTE\./.test(type) ? (resource.dispute_id ?? null) : null,
    isLive: null,
  }
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
    const answer = await client.post(path, question)
    if (answer.status === 400 || answer.status === 422) return null
    const verdict = readAnswer(verdictSchema, answer)
    if (verdict.verification_status !== 'SUCCESS') return null
    return await readAbout(client, event)
  } catch (error) {
    throw paypalTrouble(error)
  }
}
