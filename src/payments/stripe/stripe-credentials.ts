import type { StripeMethod } from '@/src/domain/payments/stripe-methods'

/** What opens Stripe's API, or the sandbox that speaks it. */
export type StripeCredentials = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The key of the browser's script: only *Test connection* looks at it. */
  readonly publishableKey?: string
  /** What is offered beside cards and their wallets. */
  readonly methods?: readonly StripeMethod[]
  /** Where Stripe's API listens, if it is not Stripe's own: the payment sandbox. */
  readonly baseUrl?: string
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How often a request that failed on the way is repeated, under the same idempotency key. */
  readonly retries?: number
}
