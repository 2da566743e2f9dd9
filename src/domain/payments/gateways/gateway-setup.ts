import type { Currency } from '@/src/domain/vocabulary/money/money'
import { words } from '@/src/domain/vocabulary/text/words'

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
    permissions: [
      'PaymentIntents: Write',
      'Charges and Refunds: Write',
      'Confirmation tokens: Read',
      'Disputes: Read',
      'Webhook Endpoints: Read',
    ],
    methods: [
      'Cards, Apple Pay and Google Pay',
      'Optional: Link, Cash App Pay, Amazon Pay, Klarna',
      'Optional, confirmed in days: bank accounts (ACH)',
    ],
    accountSteps: [
      'Activate the account: business details and the bank account for payouts.',
      'Register the site’s domain for Apple Pay and Google Pay.',
    ],
    events: words(`payment_intent.succeeded payment_intent.payment_failed
      payment_intent.processing payment_intent.canceled charge.succeeded charge.failed
      charge.refunded refund.created refund.updated refund.failed charge.dispute.created
      charge.dispute.updated charge.dispute.closed charge.dispute.funds_withdrawn
      charge.dispute.funds_reinstated`),
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
    permissions: ['The account’s API key may create orders, capture, refund and read disputes'],
    methods: ['Cards, UPI, netbanking and wallets, as the account has them'],
    accountSteps: [
      'Complete KYC, so that live mode is on.',
      'Set automatic capture off: the shop captures what fits its order.',
    ],
    events: words(`order.paid payment.authorized payment.captured payment.failed
      refund.processed refund.failed payment.dispute.created payment.dispute.under_review
      payment.dispute.action_required payment.dispute.won payment.dispute.lost
      payment.dispute.closed`),
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
    permissions: ['The app may receive payments, refund them and read disputes'],
    methods: ['PayPal balance, and cards that the payer keeps at PayPal'],
    accountSteps: [
      'Use a business account, with its email confirmed.',
      'Turn on "Customer Disputes" in the app’s features.',
    ],
    events: words(`CHECKOUT.ORDER.APPROVED PAYMENT.CAPTURE.COMPLETED PAYMENT.CAPTURE.PENDING
      PAYMENT.CAPTURE.DENIED PAYMENT.CAPTURE.REFUNDED PAYMENT.CAPTURE.REVERSED
      CUSTOMER.DISPUTE.CREATED CUSTOMER.DISPUTE.UPDATED CUSTOMER.DISPUTE.RESOLVED`),
  },
}

/** 290 as people read it: 2.9%. */
export const listPriceOf = (slug: GatewaySlug): string => `${GATEWAY_SETUP[slug].listPrice / 100}%`

/** Where a provider reports what happened to payments, under the site's own address. */
export const webhookPath = (slug: GatewaySlug): string => `/api/payments/${slug}/webhook`
