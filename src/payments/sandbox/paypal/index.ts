import type { Route } from '@/src/payments/sandbox/http/router'
import { answerApproval, showApproval } from '@/src/payments/sandbox/paypal/approval-page'
import { clearCapture } from '@/src/payments/sandbox/paypal/captures/clear-capture'
import { paypalPayments, paypalRefunds } from '@/src/payments/sandbox/paypal/ledger'
import { PAYPAL_API } from '@/src/payments/sandbox/paypal/paypal-api'
import { endAtPaypal, paypalWaiting } from '@/src/payments/sandbox/paypal/waiting'
import { transmissionHeaders } from '@/src/payments/sandbox/paypal/webhooks/transmission'
import type { SandboxProvider } from '@/src/payments/sandbox/provider'

/** Where the payer agrees, and where a pending eCheck is ended. */
const PAGES: readonly Route[] = [
  { method: 'GET', path: '/paypal/checkoutnow', handle: showApproval },
  { method: 'POST', path: '/paypal/checkoutnow', handle: answerApproval },
  { method: 'POST', path: '/_control/paypal/captures/:id', handle: clearCapture },
]

/** The part of PayPal's API that our gateway uses, below `/paypal`, and its approval page. */
export const paypalProvider: SandboxProvider = {
  gateway: 'paypal',
  routes: [...PAYPAL_API, ...PAGES],
  browserApi: null,
  payments: paypalPayments,
  refunds: paypalRefunds,
  waiting: paypalWaiting,
  end: endAtPaypal,
  signEvent: ({ body }, { paypal }, publicUrl) => transmissionHeaders(paypal, body, publicUrl),
}
