import setups from '@/src/domain/payments/gateways/gateway-setup.json' with { type: 'json' }
import type { Currency } from '@/src/domain/vocabulary/money/money'

import type { GatewaySlug } from '../../vocabulary/payment-status'

/** How a provider names one of its keys, and where staff find it there. */
type KeyText = { readonly label: string; readonly help: string; readonly example: string }

type GatewaySetup = {
  readonly name: string
  readonly currency: Currency
  /** Its published price in basis points of an amount; what a contract says may differ. */
  readonly listPrice: number
  readonly publicKey: KeyText
  readonly secretKey: KeyText
  readonly webhookSecret: KeyText
  /** What the keys must be allowed to do, in the provider's own words. */
  readonly permissions: readonly string[]
  /** How customers can pay. */
  readonly methods: readonly string[]
  readonly accountSteps: readonly string[]
  /** What to subscribe to when the webhook is set up at the provider. */
  readonly events: readonly string[]
}

/** The three providers as the back-office speaks of them. */
export const GATEWAY_SETUP: Record<GatewaySlug, GatewaySetup> = {
  stripe: { ...setups.stripe, currency: 'USD' },
  razorpay: { ...setups.razorpay, currency: 'INR' },
  paypal: { ...setups.paypal, currency: 'USD' },
}

/** 290 as people read it: 2.9%. */
export const listPriceOf = (slug: GatewaySlug): string => `${GATEWAY_SETUP[slug].listPrice / 100}%`

/** Where a provider reports what happened to payments, under the site's own address. */
export const webhookPath = (slug: GatewaySlug): string => `/api/payments/${slug}/webhook`
