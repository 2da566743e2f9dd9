import type { Payload } from 'payload'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { GATEWAY_LABELS } from '@/src/domain/payments/payment-status'
import { env } from '@/src/lib/env'
import { sandboxStripeCredentials } from '@/src/payments/sandbox/credentials'
import { hasRealKeys } from '@/src/services/resolve-gateway'

export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/**
 * The ways to pay that a customer can choose from: enabled gateways with both their keys, and
 * the sandbox in place of those without keys, where it is allowed. Public data alone.
 */
export async function listPaymentMethods(payload: Payload): Promise<PaymentMethodView[]> {
  const { docs } = await payload.find({
    collection: 'paymentGateways',
    where: { type: { equals: 'stripe' } },
    select: { type: true, enabled: true, publicKey: true, secretKeyLast4: true },
    depth: 0,
    limit: 3,
    pagination: false,
    overrideAccess: true, // only what is public of it goes out
  })
  return docs.flatMap((row): PaymentMethodView[] => {
    const method = { gateway: row.type, label: GATEWAY_LABELS[row.type], currency: 'USD' as const }
    if (hasRealKeys(row)) {
      if (!row.enabled) return []
      return [
        { ...method, publicKey: row.publicKey ?? '', scriptUrl: STRIPE_SCRIPT, sandbox: false },
      ]
    }
    if (!env.sandboxAllowed) return []
    const publicKey = sandboxStripeCredentials().publishableKey
    return [{ ...method, publicKey, scriptUrl: `${env.SANDBOX_URL}/js/stripe.js`, sandbox: true }]
  })
}
