import type { Payload } from 'payload'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { allowedStripeTypes } from '@/src/domain/payments/stripe-methods'
import { GATEWAY_LABELS, GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { findRows } from '@/src/lib/find-one'
import {
  billingOf,
  hasRealKeys,
  methodsOf,
  sandboxPublicKey,
  sandboxScript,
} from '@/src/services/payments/gateways/resolve-gateway'

/** The providers' own browser scripts. PayPal is a page of its own, so it has none. */
const SCRIPTS: Record<GatewaySlug, string | null> = {
  stripe: 'https://js.stripe.com/endive/stripe.js',
  razorpay: 'https://checkout.razorpay.com/v1/checkout.js',
  paypal: null,
}

const rank = (method: PaymentMethodView) => GATEWAYS.indexOf(method.gateway)

/**
 * The ways to pay that a customer can choose from: enabled gateways with both their keys, and
 * the sandbox in place of those without keys, where it is allowed. Public data alone.
 */
export async function listPaymentMethods(payload: Payload): Promise<PaymentMethodView[]> {
  const docs = await findRows({ payload }, 'paymentGateways', {
    select: { type: true, enabled: true, publicKey: true, secretKeyLast4: true, settings: true },
    limit: GATEWAYS.length,
    overrideAccess: true, // only what is public of it goes out
  })
  const methods = docs.flatMap((row): PaymentMethodView[] => {
    const { type } = row
    const offered = type === 'stripe' ? { methodTypes: allowedStripeTypes(methodsOf(row)) } : {}
    const method = { gateway: type, label: GATEWAY_LABELS[type], ...billingOf(row), ...offered }
    if (hasRealKeys(row)) {
      if (!row.enabled) return []
      const publicKey = row.publicKey ?? ''
      return [{ ...method, publicKey, scriptUrl: SCRIPTS[type], sandbox: false }]
    }
    if (!env.sandboxAllowed) return []
    const publicKey = sandboxPublicKey(type)
    return [{ ...method, publicKey, scriptUrl: sandboxScript(type), sandbox: true }]
  })
  return methods.sort((a, b) => rank(a) - rank(b))
}
