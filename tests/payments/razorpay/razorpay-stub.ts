import { razorpayError } from '@/sandbox/payments/razorpay/errors'
import type { Gateway } from '@/src/payments/gateway'
import { razorpayGateway } from '@/src/payments/razorpay/razorpay-gateway'
import { bodyOf, httpServer } from '@/tests/support/http-server'

export type Asked = { readonly method: string; readonly path: string; readonly body: string }
export type Said = { readonly status: number; readonly body: unknown }

export const ORDER = 'order_R7xTzYq2mN4bLp'
export const PAYMENT = 'pay_R7xU3kHs8vWd1Q'
export const SECOND = 'pay_R7xU9pLc5fGt2Z'
export const DISPUTE = 'disp_R7xVc4nB6yJk9M'

/** An order of ₹20,791.50 as Razorpay shows it. */
export const razorpayOrder = (changes: object = {}): Said => ({
  status: 200,
  body: {
    id: ORDER,
    entity: 'order',
    amount: 20_791_50,
    amount_paid: 0,
    amount_due: 20_791_50,
    currency: 'INR',
    receipt: 'attempt-1',
    offer_id: null,
    status: 'attempted',
    attempts: 1,
    notes: { order_id: 'order-1', attempt_id: 'attempt-1' },
    created_at: 1_790_000_000,
    ...changes,
  },
})

/** A captured payment by card for it. */
export const razorpayPayment = (changes: object = {}) => ({
  id: PAYMENT,
  entity: 'payment',
  amount: 20_791_50,
  currency: 'INR',
  status: 'captured',
  order_id: ORDER,
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: null,
  card_id: 'card_R7xU3mJd7rTs5X',
  card: { id: 'card_R7xU3mJd7rTs5X', entity: 'card', network: 'Visa', last4: '1111' },
  bank: null,
  wallet: null,
  vpa: null,
  email: 'ada@example.com',
  contact: '+919876543210',
  notes: [],
  fee: 41583,
  tax: 6344,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { auth_code: '472379' },
  created_at: 1_790_000_060,
  ...changes,
})

export const collection = (...items: readonly object[]): Said => ({
  status: 200,
  body: { entity: 'collection', count: items.length, items },
})

export const razorpayRefusal = (
  status: number,
  description: string,
  detail: Parameters<typeof razorpayError>[2] = {},
): Said => ({ status, body: razorpayError(status, description, detail).body })

let accounts = 0

/** An API of one's own making, for what Razorpay does and the payment sandbox may not. */
export async function razorpayStub() {
  const asked: Asked[] = []
  const replies: Said[] = []
  const { url, close } = await httpServer(async (request, response) => {
    const body = await bodyOf(request)
    asked.push({ method: request.method ?? '', path: request.url ?? '', body })
    const said = replies.shift() ?? { status: 500, body: null }
    response
      .writeHead(said.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(said.body))
  })
  accounts += 1
  const keys = {
    keyId: `rzp_live_account${accounts}`,
    keySecret: 'a secret of the stub',
    webhookSecret: 'a webhook secret of the stub',
    baseUrl: url,
    timeoutMs: 10_000, // it always answers, however busy the machine is
    retries: 0,
  } as const
  return {
    asked,
    keys,
    /** The gateway in front of the stub, which is to answer so, one request after another. */
    answering: (...said: Said[]): Gateway => {
      replies.push(...said)
      return razorpayGateway(keys)
    },
    close,
  }
}
export type RazorpayStub = Awaited<ReturnType<typeof razorpayStub>>
