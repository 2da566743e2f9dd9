import type { Currency } from '@/src/domain/money/money'

import type { GatewaySlug } from './payment-status'

/** How a provider names one of its keys, and where staff find it there. */
type KeyWords = { readonly label: string; readonly help: string; readonly example: string }

type GatewaySetup = {
  readonly name: string
  readonly currency: Currency
  /** Its published price in basis points of an amount; what a contract says may differ. */
  readonly listPrice: number
  readonly publicKey: KeyWords
  readonly secretKey: KeyWords
  readonly webhookSecret: KeyWords
  /** What to subscribe to when the webhook is set up at the provider. */
  readonly events: readonly string[]
}

/** The three providers as the back-office speaks of them. */
export const GATEWAY_SETUP: Record<GatewaySlug, GatewaySetup> = {
  stripe: {
    name: 'Stripe',
    currency: 'USD',
    listPrice: 290,
    publicKey: {
      label: 'Publishable key',
      help: 'Stripe Dashboard, Developers, API keys. Customers’ browsers see it.',
      example: 'pk_live_…',
    },
    secretKey: {
      label: 'Secret key',
      help: 'From the same page; a restricted key (rk_…) works too.',
      example: 'sk_live_…',
    },
    webhookSecret: {
      label: 'Webhook signing secret',
      help: 'Shown by Stripe once the webhook address below is added there.',
      example: 'whsec_…',
    },
    events: [
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
      'charge.refunded',
    ],
  },
  razorpay: {
    name: 'Razorpay',
    currency: 'INR',
    listPrice: 200,
    publicKey: {
      label: 'Key ID',
      help: 'Razorpay Dashboard, Account & Settings, API keys. Customers’ browsers see it.',
      example: 'rzp_live_…',
    },
    secretKey: {
      label: 'Key secret',
      help: 'Razorpay shows it once, when the key is generated.',
      example: 'Key secret',
    },
    webhookSecret: {
      label: 'Webhook secret',
      help: 'The text that you type when you add the webhook address below there.',
      example: 'At least 8 characters',
    },
    events: ['payment.authorized', 'payment.captured', 'payment.failed', 'refund.processed'],
  },
  paypal: {
    name: 'PayPal',
    currency: 'USD',
    listPrice: 300,
    publicKey: {
      label: 'Client ID',
      help: 'PayPal Developer Dashboard, Apps & Credentials.',
      example: 'Client ID',
    },
    secretKey: {
      label: 'Client secret',
      help: 'From the same app as the client ID.',
      example: 'Client secret',
    },
    webhookSecret: {
      label: 'Webhook ID',
      help: 'Shown by PayPal once the webhook address below is added to the app.',
      example: 'Webhook ID',
    },
    events: [
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.DENIED',
      'PAYMENT.CAPTURE.REFUNDED',
    ],
  },
}

/** 290 as people read it: 2.9%. */
export const listPriceOf = (slug: GatewaySlug): string => `${GATEWAY_SETUP[slug].listPrice / 100}%`

/** Where a provider reports what happened to payments, under the site's own address. */
export const webhookPath = (slug: GatewaySlug): string => `/api/payments/${slug}/webhook`
