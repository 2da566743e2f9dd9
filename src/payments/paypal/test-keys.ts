import type { TestResult } from '@/src/payments/gateway'
import { accessToken, forgetToken } from '@/src/payments/paypal/access-token'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import type { PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { isOk, NoAnswer, paypalTrouble, troubleOf } from '@/src/payments/paypal/paypal-trouble'

const NAMES = { live: 'live', sandbox: 'sandbox' } as const
const OTHER = { live: 'sandbox', sandbox: 'live' } as const

const wrong = (message: string): TestResult => ({ ok: false, message })

const silent = (error: unknown): TestResult =>
  wrong(`PayPal did not answer. (${paypalTrouble(error).code})`)

/** What can be seen without asking: the answer to a wrong pair doesn't say which of them is wrong. */
function visiblyWrong({ clientId, clientSecret, webhookId }: PaypalCredentials): string | null {
  if (clientId.trim() === '') return 'The client ID is missing.'
  if (clientSecret.trim() === '') return 'The client secret is missing.'
  if (clientId === clientSecret) return 'The client ID and the client secret are the same text.'
  if (!/^[A-Za-z0-9_-]+$/.test(clientId)) return 'The client ID has characters that none has.'
  if (!/^[A-Za-z0-9-]+$/.test(webhookId)) {
    return 'The webhook ID is missing or malformed: it is made of letters and digits, as 8PT597110X687430LKGECATA.'
  }
  return null
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
async function whyRefused(credentials: PaypalCredentials): Promise<TestResult> {
  const { environment, baseUrl } = credentials
  const other = OTHER[environment]
  const fits = baseUrl
    ? false
    : await signsIn({ ...credentials, environment: other }).catch(() => false)
  return wrong(
    fits
      ? `This client ID and secret belong to PayPal's ${NAMES[other]} environment; the gateway is set to ${NAMES[environment]}.`
      : `PayPal does not accept this client ID with this secret in its ${NAMES[environment]} environment. (invalid_credentials)`,
  )
}

/** Whether the keys sign in and the webhook exists, and if not, which of them is wrong. */
export async function testKeys(
  client: PaypalClient,
  credentials: PaypalCredentials,
): Promise<TestResult> {
  const visible = visiblyWrong(credentials)
  if (visible) return wrong(visible)
  try {
    if (!(await signsIn(credentials))) return await whyRefused(credentials)
    const path = `/v1/notifications/webhooks/${credentials.webhookId}`
    const webhook = await client.call('GET', path)
    if (isOk(webhook)) return { ok: true }
    if (webhook.status === 404 || webhook.status === 400) {
      return wrong('The client ID and secret are right, but PayPal knows no webhook with this ID.')
    }
    return silent(troubleOf(webhook))
  } catch (error) {
    return silent(error)
  }
}
