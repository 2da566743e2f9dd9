import type { Route } from '@/sandbox/payments/http/router'
import { answerApproval, showApproval } from '@/sandbox/payments/paypal/approval-page'
import { clearCapture } from '@/sandbox/payments/paypal/captures/clear-capture'
import { paypalPayments, paypalRefunds } from '@/sandbox/payments/paypal/ledger'
import { PAYPAL_API } from '@/sandbox/payments/paypal/paypal-api'
import { endAtPaypal, paypalWaiting } from '@/sandbox/payments/paypal/waiting'
import { transmissionHeaders } from '@/sandbox/payments/paypal/webhooks/transmission'
import type { SandboxProvider } from '@/sandbox/payments/provider'

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
