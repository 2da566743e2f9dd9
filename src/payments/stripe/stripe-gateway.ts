import Stripe from 'stripe'
import { z } from 'zod'
import { allowedStripeTypes, type StripeMethod } from '@/src/domain/payments/stripe-methods'
import type { CustomerAction } from '@/src/domain/vocabulary/customer-action'
import type {
  CaptureResult,
  Gateway,
  OpenInput,
  OpenResult,
  PaymentEvent,
  PaymentTruth,
} from '@/src/payments/gateway'
import {
  challengeOf,
  foundAtStripe,
  named,
  openResult,
  paymentTruth,
  readIntent,
} from '@/src/payments/stripe/payment-truth'
import type { StripeCredentials } from '@/src/payments/stripe/stripe-credentials'
import { disputesOf, retrieveDispute } from '@/src/payments/stripe/stripe-disputes'
import { giveBack, retrieveRefund } from '@/src/payments/stripe/stripe-refunds'
import {
  badResponse,
  CARD_DETAILS_EXPIRED,
  declineMessage,
  stripeTrouble,
} from '@/src/payments/stripe/stripe-trouble'
import { testConnection } from '@/src/payments/stripe/test-connection'

/** How far a webhook's time may be from ours, in seconds, either way. */
const TOLERANCE_SECONDS = 300

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
function readStripeWebhook(
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

export type { StripeCredentials } from '@/src/payments/stripe/stripe-credentials'

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors

/** How many payments around an attempt's moment are looked through for it. */
const SEARCH_LIMIT = 500

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

const NO_CARD: OpenResult = {
  kind: 'declined',
  ref: null,
  code: 'card_details_missing',
  message: 'Enter your card details. Your answers are saved.',
}

/** Bank accounts are verified at once or not at all: two small deposits would take days. */
const INSTANT_BANK: Stripe.PaymentIntentCreateParams.PaymentMethodOptions = {
  us_bank_account: { verification_method: 'instant' },
}

async function open(
  stripe: Stripe,
  input: OpenInput,
  methods: readonly StripeMethod[],
): Promise<OpenResult> {
  if (!input.confirmationToken) return NO_CARD
  const withBank = methods.includes('us_bank_account')
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: input.amount.minor,
        currency: input.amount.currency.toLowerCase(),
        description: input.description,
        allowed_payment_method_types: allowedStripeTypes(methods),
        ...(withBank ? { payment_method_options: INSTANT_BANK } : {}),
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
  if (!ref.startsWith('pi_')) return null
  return foundAtStripe(ref, async () => {
    const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })
    return paymentTruth(readIntent(intent))
  })
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
  const stays: readonly PaymentTruth['status'][] = ['succeeded', 'cancelled', 'processing']
  if (!before || stays.includes(before.status)) return before // a bank's answer can't be called off
  try {
    return paymentTruth(readIntent(await stripe.paymentIntents.cancel(ref)))
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) return retrieve(stripe, ref)
    throw stripeTrouble(error)
  }
}

/** Stripe takes a payment as soon as it is confirmed: there is nothing left to capture. */
async function capture(stripe: Stripe, ref: string): Promise<CaptureResult> {
  const truth = await retrieve(stripe, ref)
  if (truth?.status === 'succeeded') return { kind: 'captured' }
  if (truth?.status === 'pending' || truth?.status === 'processing') return { kind: 'pending' }
  const failure = truth?.failure ?? { code: 'not_payable', message: declineMessage('not_payable') }
  return { kind: 'declined', ...failure }
}

async function resume(stripe: Stripe, ref: string): Promise<CustomerAction | null> {
  return foundAtStripe(ref, async () => {
    const intent = readIntent(await stripe.paymentIntents.retrieve(ref))
    return intent.status === 'requires_action' ? challengeOf(intent) : null
  })
}

/** Where staff see a payment at Stripe; keys of its test mode have pages of their own. */
function dashboardUrl({ baseUrl, secretKey }: StripeCredentials, ref: string): string | null {
  if (baseUrl) return null
  const mode = secretKey.includes('_test_') ? 'test/' : ''
  return `https://dashboard.stripe.com/${mode}payments/${encodeURIComponent(ref)}`
}

/** Stripe, or the payment sandbox that speaks its API, as a gateway of ours. */
export function stripeGateway(credentials: StripeCredentials): Gateway {
  const stripe = client(credentials)
  const { webhookSecret, methods = [] } = credentials
  return {
    slug: 'stripe',
    open: (input) => open(stripe, input, methods),
    retrieve: (ref) => retrieve(stripe, ref),
    findByAttempt: (attemptId, openedAt) => findByAttempt(stripe, attemptId, openedAt),
    capture: (ref) => capture(stripe, ref),
    resume: (ref) => resume(stripe, ref),
    verifyReturn: () => true,
    cancel: (ref) => cancel(stripe, ref),
    refund: (input) => giveBack(stripe, input),
    retrieveRefund: (refundRef) => retrieveRefund(stripe, refundRef),
    retrieveDispute: (disputeRef) => retrieveDispute(stripe, disputeRef),
    disputesOf: (payment) => disputesOf(stripe, payment),
    dashboardUrl: (ref) => dashboardUrl(credentials, ref),
    readWebhook: async (rawBody, headers) =>
      readStripeWebhook(stripe.webhooks, webhookSecret, rawBody, headers),
    test: (webhookUrl) => testConnection(stripe, credentials, webhookUrl),
  }
}
