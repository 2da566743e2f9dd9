import { z } from 'zod'

import type { CustomerAction } from '@/src/domain/payments/customer-action'
import type { OpenResult, PaymentTruth } from '@/src/payments/gateway'
import { declineMessage } from '@/src/payments/stripe/decline-messages'
import { badResponse } from '@/src/payments/stripe/stripe-trouble'

const paymentError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
})

const card = z.object({ brand: z.string().nullable(), last4: z.string().nullable() })

const charge = z.object({
  id: z.string().startsWith('ch_'),
  amount_refunded: z.int().nonnegative(),
  payment_method_details: z.object({ card: card.nullish() }).nullable(),
})

/** The part of Stripe's PaymentIntent that we rely on; an answer without it is no answer. */
const paymentIntent = z.object({
  id: z.string().startsWith('pi_'),
  object: z.literal('payment_intent'),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  amount: z.int().positive(),
  amount_received: z.int().nonnegative(),
  currency: z.string().length(3),
  client_secret: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  last_payment_error: paymentError.nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

/** Our statuses by Stripe's. A declined intent waits for another card there; for us it has failed. */
const STATUSES = {
  requires_payment_method: 'failed',
  requires_confirmation: 'pending',
  requires_action: 'requires_action',
  processing: 'pending',
  requires_capture: 'pending',
  canceled: 'cancelled',
  succeeded: 'succeeded',
} as const satisfies Record<PaymentIntent['status'], PaymentTruth['status']>

/** Reads an answer of Stripe's as a payment intent, or says that it isn't one. */
export function readIntent(answer: unknown): PaymentIntent {
  const intent = paymentIntent.safeParse(answer)
  if (!intent.success) throw badResponse(intent.error)
  return intent.data
}

function failureOf(intent: PaymentIntent): { code: string; message: string } | null {
  const error = intent.last_payment_error
  if (!error) return null
  const code = error.decline_code ?? error.code ?? 'card_declined'
  return { code, message: declineMessage(code) }
}

type Charge = z.infer<typeof charge>

/** The charge itself, where the answer was asked to carry it. */
function chargeOf({ latest_charge }: PaymentIntent): Charge | null {
  return latest_charge && typeof latest_charge !== 'string' ? latest_charge : null
}

function cardOf(charged: Charge | null): PaymentTruth['card'] {
  const found = charged?.payment_method_details?.card
  return found?.brand && found.last4 ? { brand: found.brand, last4: found.last4 } : null
}

export function paymentTruth(intent: PaymentIntent): PaymentTruth {
  const status = STATUSES[intent.status]
  const charged = chargeOf(intent)
  return {
    ref: intent.id,
    status,
    chargeRef: status === 'succeeded' ? (charged?.id ?? null) : null,
    refundedMinor: charged?.amount_refunded ?? 0,
    amountMinor: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata.order_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    card: cardOf(charged),
    failure: status === 'failed' ? failureOf(intent) : null,
  }
}

/** What the customer's browser needs for the check at the bank. */
export function challengeOf(intent: PaymentIntent): CustomerAction {
  if (!intent.client_secret) throw badResponse(new Error(`No client secret on ${intent.id}`))
  return { type: 'stripe_challenge', clientSecret: intent.client_secret }
}

/** How a freshly confirmed intent went. */
export function openResult(intent: PaymentIntent): OpenResult {
  const ref = intent.id
  const status = STATUSES[intent.status]
  if (status === 'succeeded' || status === 'pending') return { kind: status, ref }
  if (status === 'requires_action')
    return { kind: 'requires_action', ref, action: challengeOf(intent) }
  const failure = failureOf(intent) ?? { code: 'cancelled', message: declineMessage('cancelled') }
  return { kind: 'declined', ref, ...failure }
}
