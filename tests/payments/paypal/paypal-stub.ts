import { afterEach, beforeEach } from 'vitest'

import type { Gateway } from '@/src/payments/gateway'
import { paypalGateway } from '@/src/payments/paypal/paypal-gateway'
import { bodyOf, headersOf, httpServer } from '@/tests/support/http-server'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
}
/** What the stub answers; `silence` never does. */
export type Said = { readonly status: number; readonly body: unknown } | 'silence'

export const ORDER_ID = '5O190127TN364715T'
export const CAPTURE_ID = '3C679366HH908993F'

const money = (value: string) => ({ currency_code: 'USD', value })

/** An order as PayPal answers one. */
export function paypalOrder(status: string, changes: object = {}): Said {
  return {
    status: 200,
    body: {
      id: ORDER_ID,
      intent: 'CAPTURE',
      status,
      purchase_units: [
        {
          reference_id: 'attempt-1',
          custom_id: 'order-1',
          amount: money('249.00'),
          ...changes,
        },
      ],
    },
  }
}

export const paypalCapture = (status: string, value = '249.00', id = CAPTURE_ID) => ({
  id,
  status,
  amount: money(value),
})

export const paypalRefund = (status: string, value: string) => ({ status, amount: money(value) })

export const paypalRefusal = (status: number, issue: string): Said => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', debug_id: 'abc123', details: [{ issue, description: '' }] },
})

let secrets = 0

/** An API of one's own making, for what PayPal does and the payment sandbox doesn't. */
async function paypalStub() {
  const asked: Asked[] = []
  const replies: Said[] = []
  let signIns = 0
  const { url, close } = await httpServer(async (request, response) => {
    const body = await bodyOf(request)
    const path = request.url ?? ''
    if (path === '/v1/oauth2/token') {
      signIns += 1
      const token = { access_token: `token-${signIns}`, expires_in: 32_400 }
      response.writeHead(200).end(JSON.stringify(token))
      return
    }
    asked.push({ method: request.method ?? '', path, headers: headersOf(request), body })
    const said = replies.shift() ?? { status: 500, body: null }
    if (said === 'silence') return
    const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body)
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(text)
  })
  secrets += 1
  const keys = {
    clientId: 'client',
    clientSecret: `secret ${secrets}`,
    webhookId: 'WEBHOOK',
    environment: 'sandbox',
    baseUrl: url,
  } as const
  return {
    asked,
    url,
    signIns: () => signIns,
    /** The gateway in front of the stub, which is to answer so, one request after another. */
    answering: (...said: Said[]): Gateway => {
      replies.push(...said)
      return paypalGateway({ ...keys, timeoutMs: said.includes('silence') ? 300 : 10_000 })
    },
    close,
  }
}
type PaypalStub = Awaited<ReturnType<typeof paypalStub>>

/** A stub of its own for each test of a file. */
export function stubForEach(): () => PaypalStub {
  let stub: PaypalStub | undefined
  beforeEach(async () => {
    stub = await paypalStub()
  })
  afterEach(() => stub?.close())
  return () => {
    if (!stub) throw new Error('There is a stub only while a test runs')
    return stub
  }
}
