import type { Route } from '@/src/payments/sandbox/http/router'
import { file } from '@/src/payments/sandbox/pages/assets'
import type { SandboxProvider } from '@/src/payments/sandbox/provider'
import { checkoutFrame } from '@/src/payments/sandbox/razorpay/checkout-frame'
import { razorpayPayments, razorpayRefunds } from '@/src/payments/sandbox/razorpay/ledger'
import { RAZORPAY_API } from '@/src/payments/sandbox/razorpay/razorpay-api'
import { razorpaySignature } from '@/src/payments/sandbox/razorpay/sign'
import { endAtRazorpay, razorpayWaiting } from '@/src/payments/sandbox/razorpay/waiting'

/** The script for the shop's page, and the window that it opens. */
const BROWSER: readonly Route[] = [
  { method: 'GET', path: '/razorpay/js/checkout.js', handle: file('razorpay-checkout.js') },
  { method: 'GET', path: '/razorpay/checkout/:id', handle: checkoutFrame },
  { method: 'GET', path: '/assets/razorpay-frame.js', handle: file('razorpay-frame.js') },
  { method: 'GET', path: '/assets/razorpay-frame.css', handle: file('razorpay-frame.css') },
]

/** The part of Razorpay's API and browser script that the shop uses, below `/razorpay`. */
export const razorpayProvider: SandboxProvider = {
  gateway: 'razorpay',
  routes: [...RAZORPAY_API, ...BROWSER],
  browserApi: null,
  payments: razorpayPayments,
  refunds: razorpayRefunds,
  waiting: razorpayWaiting,
  end: endAtRazorpay,
  signEvent: ({ id, body }, { razorpay }) => ({
    'x-razorpay-event-id': id,
    'x-razorpay-signature': razorpaySignature(body, razorpay.webhookSecret),
  }),
}
