import type Stripe from 'stripe'
import { z } from 'zod'

import type { PaymentEvent } from '@/src/payments/gateway'

/** How far a webhook's time may be from ours, in seconds, either way. */
const TOLERANCE_SECONDS = 300

const named = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)))

/** The object that an event is about, as far as we read it: the rest is asked of Stripe. */
const subject = z.object({
  id: z.string().optional(),
  object: z.string().optional(),
  payment_intent: named,
})

/** Events of every kind and API version: one without an object of ours is about nothing of ours. */
const event = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  livemode: z.boolean().nullish(),
  data: z.object({ object: subject.optional() }).nullish(),
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

type Refs = Pick<PaymentEvent, 'ref' | 'refundRef' | 'disputeRef'>

function refsOf(object: z.infer<typeof subject> | undefined): Refs {
  const id = object?.id ?? null
  const none = { ref: object?.payment_intent ?? null, refundRef: null, disputeRef: null }
  switch (object?.object) {
    case 'payment_intent':
      return { ...none, ref: id }
    case 'refund':
      return { ...none, refundRef: id }
    case 'dispute':
      return { ...none, disputeRef: id }
    default:
      return none
  }
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
    // Not constructEvent: that one refuses events of the newer API, which may come here as well.
    if (!webhooks.signature?.verifyHeader(rawBody, signature, secret, TOLERANCE_SECONDS))
      return null
    const parsed = event.safeParse(JSON.parse(rawBody))
    if (!parsed.success) return null
    const { id, type, livemode, data } = parsed.data
    return { id, type, isLive: livemode ?? null, ...refsOf(data?.object) }
  } catch {
    return null
  }
}
