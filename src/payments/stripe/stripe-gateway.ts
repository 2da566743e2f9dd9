import Stripe from 'stripe'
import { z } from 'zod'

import type {
  Gateway,
  OpenInput,
  OpenResult,
  PaymentTruth,
  RefundInput,
  RefundResult,
  TestResult,
} from '@/src/payments/gateway'
import { CARD_DETAILS_EXPIRED, declineMessage } from '@/src/payments/stripe/decline-messages'
import { openResult, paymentTruth, readIntent } from '@/src/payments/stripe/payment-truth'
import { readStripeWebhook } from '@/src/payments/stripe/read-webhook'
import { badResponse, stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

export type StripeCredentials = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where Stripe's API listens, if it is not Stripe's own: the payment sandbox. */
  readonly baseUrl?: string
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How often a request that failed on the way is repeated, under the same idempotency key. */
  readonly retries?: number
}

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors

/** How many payments around an attempt's moment are looked through for it. */
const SEARCH_LIMIT = 500

const refund = z.object({ id: z.string().startsWith('re_'), status: z.string().nullable() })
const REFUND_STATUSES: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function client({ secretKey, baseUrl, timeoutMs = 15_000, retries = 1 }: StripeCredentials) {
  const options = { timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false }
  if (!baseUrl) return new Stripe(secretKey, options)
  const { protocol, hostname, port } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    ...options,
    protocol: isPlain ? 'http' : 'https',
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port || (isPlain ? 80 : 443),
  })
}

/** A refusal that the customer can do something about; anything else is trouble, and thrown. */
function declined(error: unknown): OpenResult {
  if (error instanceof StripeCardError) {
    const code = error.decline_code || error.code || 'card_declined'
    return {
      kind: 'declined',
      ref: error.payment_intent?.id ?? null,
      code,
      message: declineMessage(code),
    }
  }
  if (error instanceof StripeInvalidRequestError && error.param === 'confirmation_token') {
    return {
      kind: 'declined',
      ref: null,
      code: 'card_details_expired',
      message: CARD_DETAILS_EXPIRED,
    }
  }
  throw stripeTrouble(error)
}

async function open(stripe: Stripe, input: OpenInput): Promise<OpenResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: input.amount.minor,
        currency: input.amount.currency.toLowerCase(),
        description: input.description,
        automatic_payment_methods: { enabled: true },
        confirm: true,
        confirmation_token: input.confirmationToken,
        use_stripe_sdk: true,
        return_url: input.returnUrl,
        metadata: { order_id: input.orderId, attempt_id: input.attemptId },
      },
      { idempotencyKey: input.idempotencyKey },
    )
    return openResult(readIntent(intent))
  } catch (error) {
    return declined(error)
  }
}

async function retrieve(stripe: Stripe, ref: string): Promise<PaymentTruth | null> {
  if (!/^pi_\w{1,250}$/.test(ref)) return null
  try {
    const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })
    return paymentTruth(readIntent(intent))
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw stripeTrouble(error)
  }
}

async function findByAttempt(stripe: Stripe, attemptId: string, openedAt: Date) {
  const second = Math.floor(openedAt.getTime() / 1000)
  const created = { gte: second - 300, lte: second + 3600 }
  let looked = 0
  try {
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
      if (intent.metadata.attempt_id === attemptId) return await retrieve(stripe, intent.id)
      looked += 1
      if (looked >= SEARCH_LIMIT) {
        throw badResponse(new Error(`Attempt ${attemptId} is not among ${looked} payments`))
      }
    }
    return null
  } catch (error) {
    throw stripeTrouble(error)
  }
}

async function cancel(stripe: Stripe, ref: string): Promise<PaymentTruth | null> {
  const before = await retrieve(stripe, ref)
  if (!before || before.status === 'succeeded' || before.status === 'cancelled') return before
  try {
    return paymentTruth(readIntent(await stripe.paymentIntents.cancel(ref)))
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) return retrieve(stripe, ref)
    throw stripeTrouble(error)
  }
}

async function giveBack(stripe: Stripe, input: RefundInput): Promise<RefundResult> {
  try {
    const answer = await stripe.refunds.create(
      {
        payment_intent: input.ref,
        amount: input.amountMinor,
        reason: 'requested_by_customer',
        metadata: { reason: input.reason.slice(0, 500) },
      },
      { idempotencyKey: input.idempotencyKey },
    )
    const made = refund.safeParse(answer)
    if (!made.success) throw badResponse(made.error)
    const status = REFUND_STATUSES[made.data.status ?? ''] ?? 'pending'
    return { kind: 'refunded', refundRef: made.data.id, status }
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) {
      return { kind: 'refused', code: error.code ?? 'refund_refused', message: error.message }
    }
    throw stripeTrouble(error)
  }
}

async function test(stripe: Stripe, webhookSecret: string): Promise<TestResult> {
  if (!/^whsec_\S+$/.test(webhookSecret)) {
    return { ok: false, message: 'The webhook signing secret is missing: it starts with whsec_.' }
  }
  try {
    await stripe.accounts.retrieveCurrent()
    return { ok: true }
  } catch (error) {
    const trouble = stripeTrouble(error)
    const isKey = trouble.code === 'invalid_credentials'
    const detail = isKey ? 'Stripe does not accept this secret key.' : 'Stripe did not answer.'
    return { ok: false, message: `${detail} (${trouble.code})` }
  }
}

/** Stripe, or the payment sandbox that speaks its API, as a gateway of ours. */
export function stripeGateway(credentials: StripeCredentials): Gateway {
  const stripe = client(credentials)
  const { webhookSecret } = credentials
  return {
    slug: 'stripe',
    open: (input) => open(stripe, input),
    retrieve: (ref) => retrieve(stripe, ref),
    findByAttempt: (attemptId, openedAt) => findByAttempt(stripe, attemptId, openedAt),
    cancel: (ref) => cancel(stripe, ref),
    refund: (input) => giveBack(stripe, input),
    readWebhook: async (rawBody, headers) =>
      readStripeWebhook(stripe.webhooks, webhookSecret, rawBody, headers),
    test: () => test(stripe, webhookSecret),
  }
}
