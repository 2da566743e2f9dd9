import { z } from 'zod'

import { isSigned, sha256 } from '@/src/lib/secrets'
import type { PaymentEvent } from '@/src/payments/gateway'
import { disputeId, orderId, refundId } from '@/src/payments/razorpay/razorpay-answers'

/** An entity of an event that we may not know: what doesn't fit counts as not there. */
const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ entity: z.object(shape) })
    .optional()
    .catch(undefined)

const event = z.object({
  event: z.string().min(1).max(100),
  payload: z
    .object({
      payment: entity({ order_id: orderId.nullish() }),
      order: entity({ id: orderId }),
      refund: entity({ id: refundId }),
      dispute: entity({ id: disputeId }),
    })
    .catch({}),
})

/** The event's own id stands in a header that isn't signed; without a usable one, what was said. */
function idOf(rawBody: string, headers: Headers): string {
  const id = headers.get('x-razorpay-event-id') ?? ''
  if (/^[\w-]{1,100}$/.test(id)) return id
  return `body_${sha256(rawBody)}`
}

function parsed(rawBody: string): z.output<typeof event> | null {
  try {
    return event.safeParse(JSON.parse(rawBody)).data ?? null
  } catch {
    return null
  }
}

/** The event in a webhook of Razorpay's, or null when it isn't signed with our secret. */
export function readRazorpayWebhook(
  secret: string,
  rawBody: string,
  headers: Headers,
): PaymentEvent | null {
  if (!isSigned(rawBody, headers.get('x-razorpay-signature') ?? '', secret)) return null
  const found = parsed(rawBody)
  if (!found) return null
  const { payment, order, refund, dispute } = found.payload
  return {
    id: idOf(rawBody, headers),
    type: found.event,
    ref: order?.entity.id ?? payment?.entity.order_id ?? null,
    refundRef: refund?.entity.id ?? null,
    disputeRef: dispute?.entity.id ?? null,
    isLive: null,
  }
}
