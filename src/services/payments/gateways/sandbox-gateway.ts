import type { StripeMethod } from '@/src/domain/payments/stripe-methods'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import type { Gateway } from '@/src/payments/gateway'
import { paypalGateway } from '@/src/payments/paypal/paypal-gateway'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'

const OPEN: Record<GatewaySlug, (methods: readonly StripeMethod[], timeoutMs: number) => Gateway> =
  {
    stripe: (methods, timeoutMs) =>
      stripeGateway({ ...sandboxCredentials('stripe'), methods, timeoutMs }),
    razorpay: (_, timeoutMs) => razorpayGateway({ ...sandboxCredentials('razorpay'), timeoutMs }),
    paypal: (_, timeoutMs) =>
      paypalGateway({ ...sandboxCredentials('paypal'), environment: 'sandbox', timeoutMs }),
  }

export const sandboxGateway = (slug: GatewaySlug, methods: readonly StripeMethod[] = []): Gateway =>
  OPEN[slug](methods, env.SANDBOX_TIMEOUT_MS)

/** The key that the browser gets while the sandbox stands in. */
export function sandboxPublicKey(slug: GatewaySlug): string {
  if (slug === 'stripe') return sandboxCredentials('stripe').publishableKey
  if (slug === 'razorpay') return sandboxCredentials('razorpay').keyId
  return sandboxCredentials('paypal').clientId
}

/** Where the sandbox serves its stand-in for a provider's browser script; PayPal needs none. */
export function sandboxScript(slug: GatewaySlug): string | null {
  const scripts = {
    stripe: '/js/stripe.js',
    razorpay: '/razorpay/js/checkout.js',
    paypal: null,
  } as const satisfies Record<GatewaySlug, string | null>
  const path = scripts[slug]
  return path && `${new URL(env.SANDBOX_URL).origin}${path}`
}
