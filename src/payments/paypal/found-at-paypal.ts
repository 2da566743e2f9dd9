import { isPaypalId } from '@/src/payments/paypal/order-truth'
import type { PaypalClient } from '@/src/payments/paypal/paypal-client'
import { type Answer, paypalTrouble } from '@/src/payments/paypal/paypal-trouble'

/** What PayPal has by an id, as read; null for what is no id, or names nothing. @throws GatewayUnavailable */
export async function foundAtPaypal<T>(
  client: PaypalClient,
  path: string,
  id: string,
  read: (answer: Answer) => T,
): Promise<T | null> {
  if (!isPaypalId(id)) return null
  try {
    const answer = await client.get(`${path}/${id}`)
    return answer.status === 404 ? null : read(answer)
  } catch (error) {
    throw paypalTrouble(error)
  }
}
