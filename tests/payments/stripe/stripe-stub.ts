import type { Gateway } from '@/src/payments/gateway'
import { type StripeCredentials, stripeGateway } from '@/src/payments/stripe/stripe-gateway'
import { bodyOf, httpServer } from '@/tests/support/http-server'

export type Answer = { readonly status?: number; readonly body: unknown }

/** What the stub says to `GET /v1/refunds/re_1` and so on; a function sees the request's body. */
export type Answers = Readonly<Record<string, Answer | ((body: string) => Answer)>>

export type Stub = Awaited<ReturnType<typeof stripeStub>>

/** A server that gives the answers that Stripe's own API documents, one for each request. */
export async function stripeStub() {
  let answers: Answers = {}
  const asked: string[] = []
  const { url: baseUrl, close } = await httpServer(async (request, response) => {
    const body = await bodyOf(request)
    const [path = ''] = (request.url ?? '').split('?')
    const what = `${request.method} ${path}`
    asked.push(`${what} ${decodeURIComponent(body)}`.trim())
    const found = answers[what]
    const answer = typeof found === 'function' ? found(body) : found
    const missing = { error: { type: 'invalid_request_error', message: `Unknown: ${what}` } }
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(answer?.body ?? missing))
  })
  const credentials: StripeCredentials = {
    secretKey: 'sk_test_0123456789abcdef',
    publishableKey: 'pk_test_0123456789abcdef',
    webhookSecret: 'whsec_0123456789abcdef',
    baseUrl,
    timeoutMs: 10_000,
    retries: 0,
  }
  return {
    credentials,
    asked,
    says: (next: Answers) => {
      answers = next
      asked.length = 0
    },
    gateway: (changes: Partial<StripeCredentials> = {}): Gateway =>
      stripeGateway({ ...credentials, ...changes }),
    close,
  }
}

/** A payment as Stripe shows it once it has succeeded, by whatever method. */
export const intentOf = (changes: object = {}, charge: object | null = {}) => ({
  id: 'pi_3PJ7J3APDi000000000000001',
  object: 'payment_intent',
  amount: 249_00,
  amount_received: 249_00,
  client_secret: 'pi_3PJ7J3APDi000000000000001_secret_x',
  currency: 'usd',
  last_payment_error: null,
  livemode: true,
  metadata: { order_id: 'order', attempt_id: 'attempt' },
  payment_method_types: ['card'],
  status: 'succeeded',
  latest_charge: charge && {
    id: 'ch_3PJ7J3APDi000000000000001',
    object: 'charge',
    amount_captured: 249_00,
    amount_refunded: 0,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    status: 'succeeded',
    ...charge,
  },
  ...changes,
})

export const refundOf = (changes: object = {}) => ({
  id: 're_3PJ7J3APDi000000000000001',
  object: 'refund',
  amount: 100_00,
  charge: 'ch_3PJ7J3APDi000000000000001',
  currency: 'usd',
  payment_intent: 'pi_3PJ7J3APDi000000000000001',
  status: 'succeeded',
  ...changes,
})

export const disputeOf = (changes: object = {}) => ({
  id: 'du_1PJ7J3APDi0000000000001',
  object: 'dispute',
  amount: 249_00,
  charge: 'ch_3PJ7J3APDi000000000000001',
  created: 1_790_000_000,
  currency: 'usd',
  evidence_details: { due_by: 1_790_700_000, has_evidence: false },
  payment_intent: 'pi_3PJ7J3APDi000000000000001',
  reason: 'fraudulent',
  status: 'needs_response',
  ...changes,
})

export const errorOf = (error: object) => ({
  error: { type: 'invalid_request_error', message: 'No.', ...error },
})
