import type { TestResult } from '@/src/payments/gateway'
import { ordersAnswer } from '@/src/payments/razorpay/razorpay-answers'
import type { RazorpayClient, RazorpayCredentials } from '@/src/payments/razorpay/razorpay-client'
import { razorpayTrouble, refusalOf } from '@/src/payments/razorpay/razorpay-trouble'

const wrong = (message: string): TestResult => ({ ok: false, message })

/** Which of the two keys Razorpay's words are about. */
function whichKey(description: string): string {
  if (/secret/i.test(description)) return 'Razorpay does not accept this key secret.'
  if (/api key/i.test(description)) return 'Razorpay does not know this key ID.'
  return 'Razorpay does not accept this key ID and key secret together.'
}

/** Whether Razorpay takes the saved keys, and if not, which one is wrong. */
export async function testKeys(
  client: RazorpayClient,
  { keyId, keySecret, webhookSecret }: RazorpayCredentials,
): Promise<TestResult> {
  if (!/^rzp_(test|live)_\w+$/.test(keyId)) {
    return wrong('The key ID is missing: it starts with rzp_test_ or rzp_live_.')
  }
  if (keySecret.trim() === '') return wrong('The key secret is missing.')
  if (webhookSecret.trim() === '') {
    return wrong('The webhook secret is missing: it is the one you chose for the webhook.')
  }
  try {
    await client.ask(ordersAnswer, () => client.sdk.orders.all({ count: 1 }))
    return { ok: true }
  } catch (error) {
    const { code } = razorpayTrouble(error, true)
    const detail =
      code === 'invalid_credentials'
        ? whichKey(refusalOf(error)?.description ?? '')
        : 'Razorpay did not answer.'
    return wrong(`${detail} (${code})`)
  }
}
