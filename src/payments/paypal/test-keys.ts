import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import {
  type ConnectionCheck,
  failed,
  type KeyFault,
  passed,
  testResult,
  warned,
} from '@/src/domain/payments/connection-check'
import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import type { TestResult } from '@/src/payments/gateway'
import { ORDERS } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { accessToken, forgetToken } from '@/src/payments/paypal/paypal-client'
import type { PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import {
  type Answer,
  isOk,
  NoAnswer,
  paypalTrouble,
  refusalOf,
  troubleOf,
} from '@/src/payments/paypal/paypal-trouble'

const SIGN_IN = 'Sign in with the client ID and secret'
const CREATE = 'Create an order'
const WEBHOOK = 'Webhook'
const DISPUTES = 'Read disputes'

const OTHER = { live: 'sandbox', sandbox: 'live' } as const

const unreachable = (label: string, error: unknown): ConnectionCheck =>
  failed(label, 'unreachable', `PayPal did not answer. (${paypalTrouble(error).code})`)

/** What can be seen without asking: the answer to a wrong pair doesn't say which of them is wrong. */
function visiblyWrong(credentials: PaypalCredentials): ConnectionCheck | null {
  const { clientId, clientSecret, webhookId, baseUrl } = credentials
  const wrong = (fault: KeyFault, message: string) => failed(SIGN_IN, fault, message)
  if (clientId.trim() === '') return wrong('malformed_key', 'The client ID is missing.')
  if (clientSecret.trim() === '') return wrong('malformed_key', 'The client secret is missing.')
  if (clientId === clientSecret) {
    return wrong('key_in_wrong_field', 'The client ID and client secret are the same.')
  }
  if (!baseUrl && clientId.startsWith('sandbox-')) {
    return wrong(
      'sandbox_key',
      'This client ID belongs to the built-in payment sandbox. Enter the one from your PayPal app.',
    )
  }
  if (!/^[A-Za-z0-9_-]+$/.test(clientId)) {
    return wrong('malformed_key', 'The client ID contains invalid characters.')
  }
  if (/^[A-Za-z0-9-]+$/.test(webhookId)) return null
  return failed(
    WEBHOOK,
    'webhook_secret_wrong',
    'The webhook ID is missing or malformed. It looks like 8PT597110X687430LKGECATA.',
  )
}

async function signsIn(credentials: PaypalCredentials): Promise<boolean> {
  forgetToken(credentials)
  try {
    await accessToken(credentials)
    return true
  } catch (error) {
    if (error instanceof NoAnswer && error.fault === 'invalid_credentials') return false
    throw error
  }
}

/** The commonest mistake is the right pair in the wrong environment, so that is tried too. */
async function whyRefused(credentials: PaypalCredentials): Promise<ConnectionCheck> {
  const { environment, baseUrl } = credentials
  const other = OTHER[environment]
  const fits = baseUrl
    ? false
    : await signsIn({ ...credentials, environment: other }).catch(() => false)
  return fits
    ? failed(
        SIGN_IN,
        'other_environment',
        `This client ID and secret belong to PayPal's ${other} environment; the gateway is set to ${environment}.`,
      )
    : failed(
        SIGN_IN,
        'unknown_key',
        `PayPal does not accept this client ID and secret in its ${environment} environment. (invalid_credentials)`,
      )
}

async function checkSignIn(credentials: PaypalCredentials): Promise<ConnectionCheck> {
  try {
    return (await signsIn(credentials)) ? passed(SIGN_IN) : await whyRefused(credentials)
  } catch (error) {
    return unreachable(SIGN_IN, error)
  }
}

/** Asks PayPal for one thing that we need; `judge` reads its answer. */
async function tried(
  label: string,
  ask: () => Promise<Answer>,
  judge: (answer: Answer) => ConnectionCheck,
): Promise<ConnectionCheck> {
  try {
    const answer = await ask()
    if (answer.status >= 500 || answer.status === 429) return unreachable(label, troubleOf(answer))
    return judge(answer)
  } catch (error) {
    return unreachable(label, error)
  }
}

/** An order of one dollar, which no one is led to and which PayPal forgets within hours. */
function createOrder(client: PaypalClient, webhookUrl: string): Promise<ConnectionCheck> {
  const { origin } = new URL(webhookUrl)
  const body = JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: `test-${randomUUID()}`,
        description: 'Connection test, never paid',
        amount: { currency_code: 'USD', value: '1.00' },
      },
    ],
    payment_source: {
      paypal: { experience_context: { return_url: origin, cancel_url: origin } },
    },
  })
  return tried(
    CREATE,
    () => client.post(ORDERS, body),
    (answer) => {
      if (isOk(answer)) return passed(CREATE)
      const { issue, message } = refusalOf(answer)
      if (answer.status === 403) {
        return failed(
          CREATE,
          'missing_permission',
          `This app may not take payments. PayPal says: ${message} (${issue})`,
        )
      }
      return failed(
        CREATE,
        'account_not_active',
        `This account can't take payments yet. PayPal says: ${message} (${issue})`,
      )
    },
  )
}

const webhookSchema = z.object({
  url: z.string(),
  event_types: z.array(z.object({ name: z.string(), status: z.string().optional() })).default([]),
})

/** Whether the webhook that the ID names reports to us, and what we need to hear. */
function judgeWebhook(answer: Answer, webhookUrl: string): ConnectionCheck {
  if (answer.status === 404 || answer.status === 400) {
    const message = 'The client ID and secret are correct, but PayPal has no webhook with this ID.'
    return failed(WEBHOOK, 'webhook_missing', message)
  }
  if (!isOk(answer)) {
    const { message } = refusalOf(answer)
    return failed(
      WEBHOOK,
      'missing_permission',
      `This app may not read its webhooks. PayPal says: ${message}`,
    )
  }
  const webhook = webhookSchema.safeParse(answer.body).data
  if (!webhook) return unreachable(WEBHOOK, null)
  if (URL.parse(webhook.url)?.href !== URL.parse(webhookUrl)?.href) {
    return failed(
      WEBHOOK,
      'webhook_missing',
      `This webhook sends to ${webhook.url}. Change its address to ${webhookUrl}.`,
    )
  }
  const heard = webhook.event_types
    .filter(({ status }) => status !== 'DISABLED')
    .map(({ name }) => name)
  const missing = GATEWAY_SETUP.paypal.events.filter((event) => !heard.includes(event))
  if (heard.includes('*') || missing.length === 0) return passed(WEBHOOK)
  return failed(
    WEBHOOK,
    'webhook_events_missing',
    `Add these events to the webhook: ${missing.join(', ')}.`,
  )
}

function readDisputes(client: PaypalClient): Promise<ConnectionCheck> {
  return tried(
    DISPUTES,
    () => client.get('/v1/customer/disputes?page_size=1'),
    (answer) => {
      if (isOk(answer) || answer.status === 404) return passed(DISPUTES)
      return warned(
        DISPUTES,
        'missing_permission',
        'This app may not read disputes. Turn on Customer disputes in the app so that deadlines appear here.',
      )
    },
  )
}

/** Tries what we need of a PayPal app, and says in words what is wrong. */
export async function testKeys(
  client: PaypalClient,
  credentials: PaypalCredentials,
  webhookUrl: string,
): Promise<TestResult> {
  const visible = visiblyWrong(credentials)
  if (visible) return testResult([visible])
  const signIn = await checkSignIn(credentials)
  if (signIn.outcome === 'failed') return testResult([signIn])
  const path = `/v1/notifications/webhooks/${credentials.webhookId}`
  return testResult([
    signIn,
    await createOrder(client, webhookUrl),
    await tried(
      WEBHOOK,
      () => client.get(path),
      (answer) => judgeWebhook(answer, webhookUrl),
    ),
    await readDisputes(client),
  ])
}
