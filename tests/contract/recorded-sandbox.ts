import { afterAll, beforeAll } from 'vitest'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'
import { KEYS } from '@/sandbox/tests/running-sandbox'
import type { Gateway, GatewayAmount } from '@/src/payments/gateway'
import { bodyOf, headersOf, httpServer } from '@/tests/support/http-server'

/** One request of a client's, with what it was answered. */
export type Exchange = {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly requestBody: string
  readonly status: number
  readonly answer: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const HOP_BY_HOP: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding']

/** A sandbox whose every request, answer and event is kept, to be held to the descriptions. */
async function recordedSandbox() {
  const exchanges: Exchange[] = []
  const events: unknown[] = []
  let target = ''
  const shop = await httpServer(async (request, response) => {
    events.push(parsed(await bodyOf(request)))
    response.writeHead(200).end()
  })
  const door = await httpServer(async (request, response) => {
    const requestBody = await bodyOf(request)
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const answered = await fetch(`${target}${request.url}`, {
      method: request.method,
      headers: headersOf(request, HOP_BY_HOP),
      body: requestBody === '' ? undefined : requestBody,
      redirect: 'manual',
    })
    const text = await answered.text()
    const exchange = { method: request.method ?? '', path, query, requestBody }
    exchanges.push({ ...exchange, status: answered.status, answer: parsed(text) })
    response
      .writeHead(answered.status, {
        'content-type': answered.headers.get('content-type') ?? 'text/plain',
        ...(answered.headers.has('location')
          ? { location: String(answered.headers.get('location')) }
          : {}),
      })
      .end(text)
  })
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: KEYS,
    store: memoryStore(),
    port: 0,
    publicUrl: door.url,
  })
  target = `http://127.0.0.1:${sandbox.port}`
  const control = (path: string, body: object) =>
    fetch(`${target}/_control/${path}`, {
      method: 'POST',
      headers: { 'x-sandbox-control': KEYS.controlToken },
      body: JSON.stringify(body),
    })
  return {
    url: door.url,
    shopUrl: shop.url,
    exchanges,
    events,
    control,
    /** Has the sandbox do so with one order. */
    switchOn: async (switches: Readonly<Record<string, string>>, orderId: string) => {
      for (const [name, value] of Object.entries(switches)) {
        await control('switches', { name, value, orderId })
      }
    },
    /** What waits at the sandbox, by what it is. */
    waiting: async (): Promise<unknown> =>
      (
        await fetch(`${target}/_control/waiting`, {
          headers: { 'x-sandbox-control': KEYS.controlToken },
        })
      ).json(),
    close: async () => {
      await sandbox.close()
      door.close()
      shop.close()
    },
  }
}
type RecordedSandbox = Awaited<ReturnType<typeof recordedSandbox>>

/** Gives money back, and reads the refund. */
export async function refundAt(gateway: Gateway, ref: string, paid: GatewayAmount): Promise<void> {
  const made = await gateway.refund({
    ref,
    chargeRef: null,
    amountMinor: paid.minor,
    currency: paid.currency,
    reason: 'Test',
    idempotencyKey: crypto.randomUUID(),
  })
  if (made.kind === 'refunded') await gateway.retrieveRefund(made.refundRef, ref)
}

/** The sandbox of a whole file, once it has seen what the file trades there. */
export function sandboxForAll(trade: () => Promise<void>): () => RecordedSandbox {
  let sandbox: RecordedSandbox | undefined
  beforeAll(async () => {
    sandbox = await recordedSandbox()
    await trade()
  }, 120_000)
  afterAll(() => sandbox?.close())
  return () => {
    if (!sandbox) throw new Error('There is a sandbox only while the tests run')
    return sandbox
  }
}
