import Stripe from 'stripe'
import { z } from 'zod'

import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type { OpenResult, PaymentTruth } from '@/src/payments/gateway'
import { badResponse, declineMessage, stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

const paymentError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  payment_method: z.object({ type: z.string() }).nullish(),
})

const card = z.object({
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  fingerprint: z.string().nullish(),
})

/** A charge of any method: cards have `ch_…`, others `py_…`. */
const charge = z.object({
  id: z.string().min(1),
  amount_refunded: z.int().nonnegative(),
  amount_captured: z.int().nonnegative().optional(),
  status: z.string().nullish(),
  payment_method_details: z.object({ type: z.string().nullish(), card: card.nullish() }).nullish(),
})

/** The part of Stripe's PaymentIntent that we rely on; an answer without it is no answer. */
const paymentIntent = z.object({
  id: z.string().startsWith('pi_'),
  object: z.literal('payment_intent'),
  /** A status that we do not know is one that we wait for. */
  status: z.string(),
  amount: z.int().positive(),
  amount_received: z.int().nonnegative(),
  currency: z.string().length(3),
  client_secret: z.string().nullish(),
  livemode: z.boolean().nullish(),
  metadata: z
    .record(z.string(), z.string())
    .nullish()
    .transform((metadata) => metadata ?? {}),
  last_payment_error: paymentError.nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
})
type PaymentIntent = z.infer<typeof paymentIntent>

/** Our statuses by Stripe's. A declined intent waits for another card there; for us it has failed. */
const STATUSES: Readonly<Record<string, PaymentTruth['status']>> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'pending',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'pending',
  canceled: 'cancelled',
  succeeded: 'succeeded',
}

const statusOf = ({ status }: PaymentIntent): PaymentTruth['status'] =>
  Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? 'pending') : 'pending'

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
  return { code, message: declineMessage(code, error.payment_method?.type ?? 'card') }
}

type Charge = z.infer<typeof charge>

/** The charge itself, where the answer was asked to carry it. */
function chargeOf({ latest_charge }: PaymentIntent): Charge | null {
  return latest_charge && typeof latest_charge !== 'string' ? latest_charge : null
}

const chargeIdOf = ({ latest_charge }: PaymentIntent): string | null =>
  (typeof latest_charge === 'string' ? latest_charge : latest_charge?.id) ?? null

function cardOf(charged: Charge | null): PaymentTruth['card'] {
  const found = charged?.payment_method_details?.card
  if (!found?.brand || !found.last4) return null
  const { brand, last4, fingerprint } = found
  return { brand, last4, ...(fingerprint ? { fingerprint } : {}) }
}

/**
 * What the bank took back of a charge that had succeeded: a debit that was returned leaves the
 * intent as it was and its charge failed. Most returns come as disputes, which are told apart.
 */
function reversedOf(intent: PaymentIntent, charged: Charge | null): number {
  const isReturned = intent.status === 'succeeded' && charged?.status === 'failed'
  return isReturned ? Math.max(0, intent.amount_received - charged.amount_refunded) : 0
}

export function paymentTruth(intent: PaymentIntent): PaymentTruth {
  const status = statusOf(intent)
  const charged = chargeOf(intent)
  const isPaid = status === 'succeeded'
  return {
    ref: intent.id,
    status,
    capturedMinor: isPaid ? intent.amount_received : 0,
    chargeRef: isPaid ? chargeIdOf(intent) : null,
    refundedMinor: isPaid ? (charged?.amount_refunded ?? 0) : 0,
    reversedMinor: reversedOf(intent, charged),
    amountMinor: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata.order_id ?? null,
    attemptId: intent.metadata.attempt_id ?? null,
    card: cardOf(charged),
    method: charged?.payment_method_details?.type ?? null,
    isLive: intent.livemode ?? null,
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
  const status = statusOf(intent)
  if (status === 'succeeded') return { kind: 'succeeded', ref }
  if (status === 'pending' || status === 'processing') return { kind: 'pending', ref }
  if (status === 'requires_action')
    return { kind: 'requires_action', ref, action: challengeOf(intent) }
  const failure = failureOf(intent) ?? { code: 'cancelled', message: declineMessage('cancelled') }
  return { kind: 'declined', ref, ...failure }
}

/** What an object of Stripe's belongs to: its id, or all of it where the answer was asked to carry it. */
export const named = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)))

const { StripeInvalidRequestError } = Stripe.errors

/** What Stripe has by an id; null for what is no id, or names nothing. @throws GatewayUnavailable */
export async function foundAtStripe<T>(id: string, retrieve: () => Promise<T>): Promise<T | null> {
  if (!/^\w{1,255}$/.test(id)) return null
  try {
    return await retrieve()
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw stripeTrouble(error)
  }
}
