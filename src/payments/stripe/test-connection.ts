import Stripe from 'stripe'

import {
  type ConnectionCheck,
  failed,
  passed,
  testResult,
  warned,
} from '@/src/domain/payments/connection-check'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { STRIPE_METHODS } from '@/src/domain/payments/stripe-methods'
import type { TestResult } from '@/src/payments/gateway'
import type { StripeCredentials } from '@/src/payments/stripe/stripe-credentials'
import { stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

const { errors } = Stripe

/** Stripe's smallest charge in dollars, in cents. It is never confirmed, so nothing is taken. */
const SMALLEST_MINOR = 50

/** A thing that we need of the account, with the permission of a restricted key that allows it. */
type Need = { readonly label: string; readonly permission: string }

const NEEDS = {
  list: { label: 'List payments', permission: 'PaymentIntents: Read' },
  create: { label: 'Create a payment', permission: 'PaymentIntents: Write' },
  cancel: { label: 'Cancel a payment', permission: 'PaymentIntents: Write' },
  refund: { label: 'Refund a payment', permission: 'Charges and Refunds: Write' },
  dispute: { label: 'Read disputes', permission: 'Disputes: Read' },
  webhook: { label: 'Webhook endpoint', permission: 'Webhook Endpoints: Read' },
} as const satisfies Record<string, Need>

const SECRET = 'Secret key'
const PUBLISHABLE = 'Publishable key'

/** Words for whatever Stripe or the way there refused; keys never show up in them. */
function refused({ label, permission }: Need, error: unknown): ConnectionCheck {
  if (error instanceof errors.StripePermissionError) {
    return failed(
      label,
      'missing_permission',
      `This restricted key is missing a permission. In Stripe, give it "${permission}".`,
    )
  }
  if (error instanceof errors.StripeAuthenticationError) {
    return error.code === 'api_key_expired' || /expired/i.test(error.message)
      ? failed(
          SECRET,
          'revoked_key',
          'Stripe says that this secret key has expired or was revoked.',
        )
      : failed(SECRET, 'unknown_key', 'Stripe does not know this secret key. Copy it again.')
  }
  if (isNotActive(error)) {
    return failed(
      label,
      'account_not_active',
      'This Stripe account can’t take real payments yet. Finish its activation in the Stripe Dashboard.',
    )
  }
  const { code } = stripeTrouble(error)
  if (code === 'request_refused') {
    const words = error instanceof Error ? error.message : 'no reason'
    return failed(label, 'missing_permission', `Stripe refused: ${words}`)
  }
  return failed(label, 'unreachable', `Stripe did not answer (${code}). Try again in a minute.`)
}

const isNotActive = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'testmode_charges_only' ||
    /activate|cannot currently make live/i.test(error.message))

/** What can be seen without asking. */
function visible({ secretKey, webhookSecret, baseUrl }: StripeCredentials): ConnectionCheck[] {
  if (/^pk_/.test(secretKey)) {
    const words = 'This is the publishable key. The secret key starts with sk_ or rk_.'
    return [failed(SECRET, 'key_in_wrong_field', words)]
  }
  if (!baseUrl && /^[sr]k_sandbox_/.test(secretKey)) {
    return [failed(SECRET, 'sandbox_key', 'This key is for the payment sandbox, not for Stripe.')]
  }
  if (!/^whsec_\S+$/.test(webhookSecret)) {
    const words = 'The webhook signing secret is missing: it starts with whsec_.'
    return [failed('Webhook signing secret', 'webhook_secret_wrong', words)]
  }
  return []
}

/** The chosen methods that the account has not switched on. */
function checkMethods(offered: readonly string[], { methods = [] }: StripeCredentials) {
  const missing = methods.filter((name) => !offered.includes(name))
  if (missing.length === 0) return []
  const names = missing.map((name) => STRIPE_METHODS[name].label).join(', ')
  const words = `Not switched on in this Stripe account: ${names}. Customers don’t see them.`
  return [warned('Payment methods', 'account_not_active', words)]
}

/** Whether the browser's key opens what the server's key made: the two are a pair. */
async function checkPair(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { publishableKey }: StripeCredentials,
): Promise<ConnectionCheck[]> {
  if (!publishableKey || !intent.client_secret) return []
  try {
    const params = { client_secret: intent.client_secret }
    await stripe.paymentIntents.retrieve(intent.id, params, { apiKey: publishableKey })
    return [passed(PUBLISHABLE)]
  } catch (error) {
    if (error instanceof errors.StripeAuthenticationError) {
      const words = 'Stripe does not know this publishable key. Copy it again.'
      return [failed(PUBLISHABLE, 'unknown_key', words)]
    }
    if (error instanceof errors.StripeInvalidRequestError) {
      const words =
        'The publishable key and secret key are from different Stripe accounts or modes.'
      return [failed(PUBLISHABLE, 'other_account', words)]
    }
    return [refused({ label: PUBLISHABLE, permission: '' }, error)]
  }
}

async function tried(need: Need, work: () => Promise<unknown>): Promise<ConnectionCheck> {
  try {
    await work()
    return passed(need.label)
  } catch (error) {
    return refused(need, error)
  }
}

/** A refund of what was never paid is refused for that reason, which shows that we may ask. */
async function checkRefund(stripe: Stripe, payment_intent: string): Promise<ConnectionCheck> {
  try {
    await stripe.refunds.create({ payment_intent })
    return passed(NEEDS.refund.label)
  } catch (error) {
    if (error instanceof errors.StripeInvalidRequestError) return passed(NEEDS.refund.label)
    return refused(NEEDS.refund, error)
  }
}

/** A payment of the smallest amount, created and cancelled again. */
async function tryPayment(
  stripe: Stripe,
  credentials: StripeCredentials,
): Promise<ConnectionCheck[]> {
  try {
    const intent = await stripe.paymentIntents.create({
      amount: SMALLEST_MINOR,
      currency: 'usd',
      description: 'Connection test, never charged',
      allowed_payment_method_types: ['card', ...(credentials.methods ?? [])],
    })
    return [
      passed(NEEDS.create.label),
      ...checkMethods(intent.payment_method_types, credentials),
      ...(await checkPair(stripe, intent, credentials)),
      await checkRefund(stripe, intent.id),
      await tried(NEEDS.cancel, () => stripe.paymentIntents.cancel(intent.id)),
    ]
  } catch (error) {
    return [refused(NEEDS.create, error)]
  }
}

/** Whether Stripe reports to us, and all that we listen for. Without it we find out more slowly. */
async function checkWebhook(stripe: Stripe, webhookUrl: string): Promise<ConnectionCheck> {
  const { label } = NEEDS.webhook
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const ours = data.filter(({ url }) => url === webhookUrl)
    const endpoint = ours.find(({ status }) => status === 'enabled') ?? ours[0]
    if (!endpoint) {
      const words = `Stripe has no webhook endpoint for ${webhookUrl} in this mode. Add it, and save its signing secret under Configure.`
      return warned(label, 'webhook_missing', words)
    }
    if (endpoint.status !== 'enabled') {
      return warned(label, 'webhook_disabled', 'The webhook endpoint is disabled at Stripe.')
    }
    const { events } = GATEWAY_SETUP.stripe
    const sent = endpoint.enabled_events
    const missing = sent.includes('*') ? [] : events.filter((event) => !sent.includes(event))
    if (missing.length === 0) return passed(label)
    const words = `The webhook endpoint does not send these events: ${missing.join(', ')}.`
    return warned(label, 'webhook_events_missing', words)
  } catch (error) {
    if (!(error instanceof errors.StripePermissionError)) return refused(NEEDS.webhook, error)
    const words = `This key cannot read webhook endpoints ("${NEEDS.webhook.permission}"), so we did not check them.`
    return warned(label, 'missing_permission', words)
  }
}

/**
 * Tries everything that we ask of Stripe, with one payment that is created and cancelled again.
 * What it finds wrong with the key itself ends the test.
 */
export async function testConnection(
  stripe: Stripe,
  credentials: StripeCredentials,
  webhookUrl: string,
): Promise<TestResult> {
  const wrong = visible(credentials)
  if (wrong.length > 0) return testResult(wrong)
  const listed = await tried(NEEDS.list, () => stripe.paymentIntents.list({ limit: 1 }))
  if (listed.outcome === 'failed' && listed.fault !== 'missing_permission') {
    return testResult([listed])
  }
  return testResult([
    listed,
    ...(await tryPayment(stripe, credentials)),
    await tried(NEEDS.dispute, () => stripe.disputes.list({ limit: 1 })),
    await checkWebhook(stripe, webhookUrl),
  ])
}
