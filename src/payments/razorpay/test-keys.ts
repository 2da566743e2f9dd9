import { randomUUID } from 'node:crypto'

import {
  type ConnectionCheck,
  failed,
  type KeyFault,
  passed,
  testResult,
} from '@/src/domain/payments/connection-check'
import type { TestResult } from '@/src/payments/gateway'
import { isUniqueReceiptRefused, rememberRefusal } from '@/src/payments/razorpay/open-order'
import {
  orderAnswer,
  ordersAnswer,
  type RazorpayClient,
  type RazorpayCredentials,
} from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

const SIGN_IN = 'Sign in with the key ID and key secret'
const CREATE = 'Create an order'
const WEBHOOK = 'Webhook secret'

/** The smallest amount that Razorpay takes: one rupee. */
const ONE_RUPEE = 100

/** What can be seen without asking. */
function visiblyWrong({ keyId, keySecret, baseUrl }: RazorpayCredentials): ConnectionCheck | null {
  const wrong = (fault: KeyFault, message: string) => failed(SIGN_IN, fault, message)
  if (!baseUrl && /^rzp_test_sandbox/.test(keyId)) {
    return wrong(
      'sandbox_key',
      'This key ID belongs to the built-in payment sandbox. Enter the one from your Razorpay Dashboard.',
    )
  }
  if (/^rzp_(test|live)_\w+$/.test(keySecret)) {
    return wrong(
      'key_in_wrong_field',
      'The key secret field holds a key ID. Enter the secret that Razorpay showed with it.',
    )
  }
  if (!/^rzp_(test|live)_\w+$/.test(keyId)) {
    return wrong('malformed_key', 'The key ID is missing: it starts with rzp_test_ or rzp_live_.')
  }
  return keySecret.trim() === '' ? wrong('malformed_key', 'The key secret is missing.') : null
}

function webhookSecret({ webhookSecret, keySecret }: RazorpayCredentials): ConnectionCheck {
  if (webhookSecret.trim() === '') {
    const message = 'The webhook secret is missing. Enter the one you chose for the webhook.'
    return failed(WEBHOOK, 'webhook_secret_wrong', message)
  }
  if (webhookSecret !== keySecret) return passed(WEBHOOK)
  const message =
    'The webhook secret is the same as the key secret. Enter the one you chose for the webhook.'
  return failed(WEBHOOK, 'key_in_wrong_field', message)
}

/** Why Razorpay does not let these keys do something, by its own words. */
function refusedCheck(label: string, error: unknown): ConnectionCheck {
  const { code } = razorpayTrouble(error, true)
  const description = refusalOf(error)?.description ?? ''
  const because = (fault: KeyFault, message: string) => failed(label, fault, `${message} (${code})`)
  if (/activat|kyc|live mode/i.test(description)) {
    return because(
      'account_not_active',
      'Razorpay has not activated this account for payments yet.',
    )
  }
  if (/expired|disabled|deactivated|regenerated/i.test(description)) {
    return because(
      'revoked_key',
      'This key was replaced or disabled at Razorpay. Generate a new one.',
    )
  }
  if (/secret/i.test(description)) {
    return because('unknown_key', 'Razorpay does not accept this key secret.')
  }
  if (/api key/i.test(description)) {
    return because('unknown_key', 'Razorpay does not know this key ID.')
  }
  const status = refusalOf(error)?.status ?? 0
  if (status === 401) {
    return because('unknown_key', 'Razorpay does not accept this key ID with this key secret.')
  }
  if (status === 403 || status === 400) {
    const said = description ? ` Razorpay says: ${description}` : ''
    return because('missing_permission', `These keys may not do this.${said}`)
  }
  return because('unreachable', 'Razorpay did not answer.')
}

async function tried(label: string, work: () => Promise<unknown>): Promise<ConnectionCheck> {
  try {
    await work()
    return passed(label)
  } catch (error) {
    return refusedCheck(label, error)
  }
}

/** An order of one rupee, which no one is ever shown and which therefore takes no money. */
async function createOrder(client: RazorpayClient, keyId: string): Promise<unknown> {
  const order = {
    amount: ONE_RUPEE,
    currency: 'INR',
    receipt: `test-${randomUUID()}`.slice(0, 40),
    notes: { purpose: 'Connection test, never paid' },
  }
  try {
    return await client.ask(orderAnswer, () =>
      client.sdk.orders.create(Object.assign({ unique_receipt: true }, order)),
    )
  } catch (error) {
    if (!isUniqueReceiptRefused(error)) throw error
    rememberRefusal(keyId)
    return client.ask(orderAnswer, () => client.sdk.orders.create(order))
  }
}

/** Tries what we need of a Razorpay account, and says in words what is wrong. */
export async function testKeys(
  client: RazorpayClient,
  credentials: RazorpayCredentials,
): Promise<TestResult> {
  const visible = visiblyWrong(credentials)
  const webhook = webhookSecret(credentials)
  if (visible) return testResult([visible, webhook])
  const signIn = await tried(SIGN_IN, () =>
    client.ask(ordersAnswer, () => client.sdk.orders.all({ count: 1 })),
  )
  if (signIn.outcome === 'failed') return testResult([signIn, webhook])
  const order = await tried(CREATE, () => createOrder(client, credentials.keyId))
  return testResult([signIn, order, webhook])
}
