import type Stripe from 'stripe'
import { z } from 'zod'

import type { PaymentEvent } from '@/src/payments/gateway'

/** How far a webhook's time may be from ours, in seconds, either way. */
const TOLERANCE_SECONDS = 300

const event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})

/**
 * Stripe's SDK refuses a webhook from too long ago but lets one from the future pass,
 * which would keep a captured one usable for as long as its sender likes.
 */
function isTimely(signature: string, now: number): boolean {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  const [time] = times
  if (times.length !== 1 || !time || !/^t=\d{1,12}$/.test(time)) return false
  return Math.abs(now / 1000 - Number(time.slice(2))) <= TOLERANCE_SECONDS
}

function refOf(object: z.infer<typeof event>['data']['object']): string | null {
  if (object.object === 'payment_intent') return object.id ?? null
  const intent = object.payment_intent
  return (typeof intent === 'string' ? intent : intent?.id) ?? null
}

/** The event in a webhook of Stripe's, or null when it isn't signed with our secret just now. */
export function readStripeWebhook(
  webhooks: Stripe['webhooks'],
  secret: string,
  rawBody: string,
  headers: Headers,
): PaymentEvent | null {
  const signature = headers.get('stripe-signature') ?? ''
  if (secret.trim() === '' || !isTimely(signature, Date.now())) return null
  try {
    const signed: unknown = webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS)
    const parsed = event.safeParse(signed)
    if (!parsed.success) return null
    const { id, type, data } = parsed.data
    return { id, type, ref: refOf(data.object) }
  } catch {
    return null
  }
}
