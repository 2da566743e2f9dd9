import { z } from 'zod'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'
import { deliverySchema, type SandboxStore } from '@/sandbox/payments/store/sandbox-store'
import type { Gateway, OpenInput } from '@/src/payments/gateway'
import { type StripeCredentials, stripeGateway } from '@/src/payments/stripe/stripe-gateway'
import { bodyOf, headersOf, httpServer } from '@/tests/support/http-server'
import { type CardDetails, sendCard } from '@/tests/support/orders/card-fields'
import { bookedPayments } from '@/tests/support/orders/trading'
import { SOON } from '@/tests/support/soon'

export const CREDENTIALS = {
  secretKey: 'sk_sandbox_0123456789abcdef0123456789abcdef',
  publishableKey: 'pk_sandbox_0123456789abcdef0123456789abcdef',
  webhookSecret: 'whsec_0123456789abcdef0123456789abcdef',
} as const

export const KEYS = {
  stripe: CREDENTIALS,
  razorpay: {
    keyId: 'rzp_test_sandbox0123456789abcd',
    keySecret: 'razorpay key secret of the tests',
    webhookSecret: 'razorpay webhook secret of the tests',
  },
  paypal: {
    clientId: 'sandbox-paypal-client-of-the-tests',
    clientSecret: 'paypal client secret of the tests',
    webhookId: 'WH-SANDBOX-TESTS',
  },
  controlToken: 'the control token of the tests',
} as const

export const RETURN_URL = 'http://localhost:3000/checkout/return?gateway=stripe'

export type Received = {
  readonly path: string
  readonly body: string
  readonly headers: Headers
}

/** A shop that takes webhooks, and answers what it is told to. */
async function webhookShop() {
  const received: Received[] = []
  const answers: number[] = []
  const slowness = { ms: 0 }
  const server = await httpServer(async (request, response) => {
    const body = await bodyOf(request)
    received.push({ path: request.url ?? '', body, headers: headersOf(request) })
    await new Promise((resolve) => setTimeout(resolve, slowness.ms))
    response.writeHead(answers.shift() ?? 200).end()
  })
  return { ...server, received, answers, slowness }
}

/** Books that take a moment to read and write, as a database does: work that overlaps shows. */
function slowly(store: SandboxStore): SandboxStore {
  const moment = () => new Promise((resolve) => setTimeout(resolve, 2))
  return {
    ...store,
    read: async (kind, id) => {
      const found = await store.read(kind, id)
      await moment()
      return found
    },
    save: async (write) => {
      await moment()
      await store.save(write)
    },
  }
}

const ledgerSchema = bookedPayments.extend({
  refunds: z.array(z.object({ id: z.string(), amountMinor: z.int() })),
  deliveries: z.array(deliverySchema),
})

const tokenAnswer = z.object({ id: z.string() })

/** A sandbox on a free port, a shop that hears its webhooks, and our gateway in front of it. */
export async function runningSandbox(store: SandboxStore = slowly(memoryStore())) {
  const shop = await webhookShop()
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: KEYS,
    store,
    port: 0,
  })

  const gateway = (overrides: Partial<StripeCredentials> = {}): Gateway =>
    stripeGateway({ ...CREDENTIALS, baseUrl: sandbox.url, timeoutMs: 5000, ...overrides })

  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${sandbox.url}${path}`, { redirect: 'manual', ...init })

  const control = (path: string, body?: object) =>
    request(`/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-sandbox-control': KEYS.controlToken },
      body: body ? JSON.stringify(body) : undefined,
    })

  const send = (number: string, details?: CardDetails) =>
    sendCard({ ...CREDENTIALS, url: sandbox.url }, number, details)

  return {
    url: sandbox.url,
    shop,
    gateway,
    request,
    control,
    sendCard: send,
    cardToken: async (number: string, details?: CardDetails): Promise<string> =>
      tokenAnswer.parse(await (await send(number, details)).json()).id,
    ledger: async () => ledgerSchema.parse(await (await control('ledger')).json()),
    close: async () => {
      await sandbox.close()
      shop.close()
    },
  }
}
export type RunningSandbox = Awaited<ReturnType<typeof runningSandbox>>

let counter = 0

/** Everything that `open` wants, for one order of $249.00. */
export function openInput(confirmationToken: string, changes: Partial<OpenInput> = {}): OpenInput {
  counter += 1
  return {
    orderId: `order-${counter}`,
    attemptId: `attempt-${counter}`,
    amount: { minor: 249_00, currency: 'USD' },
    description: 'LLC formation in Wyoming',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    phone: null,
    confirmationToken,
    returnUrl: RETURN_URL,
    cancelUrl: 'http://localhost:3000/checkout?payment=cancelled',
    idempotencyKey: `key-${counter}`,
    ...changes,
  }
}

/** Waits until the check holds. @throws Error after 20 s. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + SOON.timeout
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It did not happen in 20 s.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
