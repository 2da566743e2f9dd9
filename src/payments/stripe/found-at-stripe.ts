import Stripe from 'stripe'

import { stripeTrouble } from '@/src/payments/stripe/stripe-trouble'

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
