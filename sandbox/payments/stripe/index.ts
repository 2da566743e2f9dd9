import type { Route } from '@/sandbox/payments/http/router'
import { nowSeconds } from '@/sandbox/payments/ids'
import { file } from '@/sandbox/payments/pages/assets'
import type { SandboxProvider } from '@/sandbox/payments/provider'
import { cardFrame } from '@/sandbox/payments/stripe/cards/card-frame'
import { answerChallenge, showChallenge } from '@/sandbox/payments/stripe/cards/three-d-secure'
import { stripePayments, stripeRefunds } from '@/sandbox/payments/stripe/ledger'
import { signatureHeader } from '@/sandbox/payments/stripe/sign'
import { STRIPE_API } from '@/sandbox/payments/stripe/stripe-api'
import { endAtStripe, stripeWaiting } from '@/sandbox/payments/stripe/waiting'

/** Scripts and pages: for the shop's page, for the card frame, for the bank's check. */
const BROWSER: readonly Route[] = [
  { method: 'GET', path: '/js/stripe.js', handle: file('stripe-element.js', 'stripe.js') },
  { method: 'GET', path: '/assets/card-frame.js', handle: file('card-frame.js') },
  { method: 'GET', path: '/assets/card-appearance.js', handle: file('card-appearance.js') },
  { method: 'GET', path: '/assets/card-format.js', handle: file('card-format.js') },
  { method: 'GET', path: '/assets/card-frame.css', handle: file('card-frame.css') },
  { method: 'GET', path: '/elements/payment', handle: cardFrame },
  { method: 'GET', path: '/3ds/:id', handle: showChallenge },
  { method: 'POST', path: '/3ds/:id', handle: answerChallenge },
]

/** The part of Stripe's API and browser script that the shop uses. */
export const stripeProvider: SandboxProvider = {
  gateway: 'stripe',
  routes: [...STRIPE_API, ...BROWSER],
  browserApi: '/v1/',
  payments: stripePayments,
  refunds: stripeRefunds,
  waiting: stripeWaiting,
  end: endAtStripe,
  signEvent: ({ body }, { stripe }) => ({
    'stripe-signature': signatureHeader(body, stripe.webhookSecret, nowSeconds()),
  }),
}
