import type { Route } from '@/sandbox/payments/http/router'
import { file } from '@/sandbox/payments/pages/assets'
import type { SandboxProvider } from '@/sandbox/payments/provider'
import { checkoutFrame } from '@/sandbox/payments/razorpay/checkout-frame'
import { razorpayPayments, razorpayRefunds } from '@/sandbox/payments/razorpay/ledger'
import { RAZORPAY_API } from '@/sandbox/payments/razorpay/razorpay-api'
import { razorpaySignature } from '@/sandbox/payments/razorpay/sign'
import { endAtRazorpay, razorpayWaiting } from '@/sandbox/payments/razorpay/waiting'

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
