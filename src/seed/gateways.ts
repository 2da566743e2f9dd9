import type { Payload } from 'payload'

import { createMissing } from '@/src/seed/create-missing'

const GATEWAY_SEEDS = [
  { name: 'Stripe', type: 'stripe' as const, enabled: false },
  {
    name: 'Razorpay',
    type: 'razorpay' as const,
    enabled: false,
    settings: { exchangeRate: 83.5 },
  },
  { name: 'PayPal', type: 'paypal' as const, enabled: false },
]

/** The payment providers, without keys and switched off. */
export async function seedGateways(payload: Payload) {
  return createMissing(payload, 'paymentGateways', ['type'], GATEWAY_SEEDS)
}
