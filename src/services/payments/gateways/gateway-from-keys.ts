import type { GatewayKeys } from '@/src/domain/payments/gateways/gateway-keys'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import type { Gateway } from '@/src/payments/gateway'
import { paypalGateway } from '@/src/payments/paypal/paypal-gateway'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'
import { stripeGateway } from '@/src/payments/stripe/stripe-gateway'

type Patience = { readonly timeoutMs?: number; readonly retries?: number }

/** A real provider opened with real keys, whatever the database says of it. */
export function gatewayFromKeys(
  slug: GatewaySlug,
  { publicKey, secretKey, webhookSecret, environment, methods }: GatewayKeys,
  patience: Patience = {},
): Gateway {
  switch (slug) {
    case 'stripe':
      return stripeGateway({
        secretKey,
        webhookSecret,
        publishableKey: publicKey,
        methods,
        ...patience,
      })
    case 'razorpay':
      return razorpayGateway({
        keyId: publicKey,
        keySecret: secretKey,
        webhookSecret,
        ...patience,
      })
    case 'paypal':
      return paypalGateway({
        clientId: publicKey,
        clientSecret: secretKey,
        webhookId: webhookSecret,
        environment,
        ...patience,
      })
  }
}
