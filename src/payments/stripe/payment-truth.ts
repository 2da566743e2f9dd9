import { z } from 'zod'

import type { OpenResult, PaymentTruth } from '@/src/payments/gateway'
import { declineMessage } from '@/src/payments/stripe/decline-messages'
import { badResponse } from '@/src/payments/stripe/stripe-trouble'

const paymentError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
})

const card = z.object({ brand: z.string().nullable(), last4: z.string().nullable() })

const charge = z.object({
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

function cardOf(intent: PaymentIntent): PaymentTruth['card'] {
  if (!intent.latest_charge || typeof intent.latest_charge === 'string') return null
  const found = intent.latest_charge.payment_method_details?.card
  return found?.brand && found.last4 ? { brand: found.brand, last4: found.last4 } : null
}

export function paymentTruth(intent: PaymentIntent): PaymentTruth {
  const status = STATUSES[intent.status]
  return {
    ref: intent.id,
    status,
    amountMinor: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata.order_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    card: cardOf(intent),
    failure: status === 'failed' ? failureOf(intent) : null,
  }
}

/** How a freshly confirmed intent went. */
export function openResult(intent: PaymentIntent): OpenResult {
  const ref = intent.id
  const status = STATUSES[intent.status]
  if (status === 'succeeded' || status === 'pending') return { kind: status, ref }
  if (status === 'requires_action') {
    if (!intent.client_secret) throw badResponse(new Error(`No client secret on ${ref}`))
    return { kind: 'requires_action', ref, clientSecret: intent.client_secret }
  }
  const failure = failureOf(intent) ?? { code: 'cancelled', message: declineMessage('cancelled') }
  return { kind: 'declined', ref, ...failure }
}
