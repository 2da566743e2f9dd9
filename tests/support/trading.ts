import { createServer, type Server } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { HANDLERS } from '@/src/jobs/handlers'
import { runSql } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { serveApi } from '@/src/lib/serve-api'
import { sandboxStripeCredentials } from '@/src/payments/sandbox/credentials'
import { startSandbox } from '@/src/payments/sandbox/start-sandbox'
import { memoryStore } from '@/src/payments/sandbox/store/memory-store'

const ledgerSchema = z.object({
  paymentIntents: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      amountMinor: z.int(),
      receivedMinor: z.int(),
      orderId: z.string().nullable(),
    }),
  ),
})

const waiting = z.object({
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }) }),
})

/** The shop's door for the sandbox's webhooks: the real endpoint, with nothing in between. */
async function openShop(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    const answer = await serveApi(
      new Request(`${env.SITE_URL}${request.url}`, { method: 'POST', headers, body }),
    )
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The shop has no address')
  return { server, url: `http://127.0.0.1:${address.port}` }
}

/**
 * The payment sandbox at the address that this test file's environment names, its webhooks
 * delivered to our own endpoint.
 */
export async function trading() {
  const keys = sandboxStripeCredentials(env)
  const shop = await openShop()
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: keys,
    store: memoryStore(),
    port: Number(new URL(env.SANDBOX_URL).port),
  })
  const control = (path: string, body?: object) =>
    fetch(`${sandbox.url}/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-sandbox-control': keys.controlToken },
      body: body ? JSON.stringify(body) : undefined,
    })
  return {
    control,
    /** What the browser's card fields make of a card. */
    cardToken: async (number = '4242424242424242'): Promise<string> => {
      const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' }
      const fields = Object.entries(card).map(([name, value]) => [
        `payment_method_data[card][${name}]`,
        value,
      ])
      const answer = await fetch(`${sandbox.url}/v1/confirmation_tokens`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams([['payment_method_data[type]', 'card'], ...fields]),
      })
      return z.object({ id: z.string() }).parse(await answer.json()).id
    },
    /** Does what a cardholder does on the bank's own page. */
    passBankCheck: async (ref: string): Promise<void> => {
      const answer = await fetch(`${sandbox.url}/v1/payment_intents/${ref}`, {
        headers: { authorization: `Bearer ${keys.secretKey}` },
      })
      const { url } = waiting.parse(await answer.json()).next_action.redirect_to_url
      await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: 'complete' }),
      })
    },
    /** What the gateway took, by order. */
    taken: async (orderId: string): Promise<number[]> => {
      const { paymentIntents } = ledgerSchema.parse(await (await control('ledger')).json())
      return paymentIntents
        .filter((one) => one.orderId === orderId && one.status === 'succeeded')
        .map((one) => one.receivedMinor)
    },
    close: async () => {
      await sandbox.close()
      shop.server.closeAllConnections()
      shop.server.close()
    },
  }
}
export type Trading = Awaited<ReturnType<typeof trading>>

const settleJob = z.object({
  id: z.string(),
  data: z.object({ gateway: z.literal('stripe'), ref: z.string(), eventId: z.string().optional() }),
})

/** Does the settle jobs that wait, as the worker would; says how many there were. */
export async function settleQueued(payload: Payload): Promise<number> {
  const rows = await runSql(
    { payload },
    sql`delete from pgboss.job where name = 'settle-payment' and state = 'created' returning id, data`,
  )
  const jobs = z.array(settleJob).parse(rows)
  await Promise.all(jobs.map(({ data }) => HANDLERS['settle-payment'](payload, data, true)))
  return jobs.length
}
