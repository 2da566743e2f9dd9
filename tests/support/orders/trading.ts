import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'
import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'
import type { ReturnProof } from '@/src/domain/vocabulary/customer-action'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { HANDLERS } from '@/src/jobs/handlers'
import { env } from '@/src/lib/env'
import { sandboxCredentials, sandboxKeys } from '@/src/payments/sandbox-contract'
import { runSql } from '@/tests/support/run-sql'

import { bodyOf, headersOf, httpServer } from '../http-server'
import { type Server as Shop, serverHere } from '../server'
import { sendCard } from './card-fields'

/** The gateways' own books, as the sandbox shows them. */
export const bookedPayments = z.object({
  payments: z.array(
    z.object({
      gateway: z.enum(GATEWAYS),
      id: z.string(),
      status: z.string(),
      amountMinor: z.int(),
      receivedMinor: z.int(),
      refundedMinor: z.int(),
      lostMinor: z.int().optional(),
      currency: z.string(),
      orderId: z.string().nullable(),
    }),
  ),
})
export type Booked = z.infer<typeof bookedPayments>['payments'][number]

/** More rows than any test's books have. */
const EVERYTHING = 100_000

const waiting = z.object({
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }) }),
})

const signed = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() })

type WindowOutcome = 'pays' | 'authorises' | 'declines'
type PaypalAnswer = 'pays' | 'declines' | 'pends' | 'cancel'

/** The shop's door for the sandbox's webhooks: the real endpoint, with nothing in between. */
async function openShop() {
  let answerBy: Shop = serverHere
  const { url, close } = await httpServer(async (request, response) => {
    const body = await bodyOf(request)
    const headers = headersOf(request)
    try {
      const answer = await answerBy(
        new Request(`${env.SITE_URL}${request.url}`, { method: 'POST', headers, body }),
      )
      response.writeHead(answer.status).end(await answer.text())
    } catch {
      response.destroy() // the process that was to answer has died
    }
  })
  const askAt = (shop: Shop) => {
    answerBy = shop
  }
  return { url, close, askAt }
}

/**
 * The payment sandbox at the address that this test file's environment names, its webhooks
 * delivered to our own endpoint.
 */
export async function trading() {
  const keys = sandboxCredentials('stripe', env)
  const shop = await openShop()
  const store = memoryStore()
  const sandbox = await startSandbox({
    siteUrl: shop.url,
    credentials: sandboxKeys(),
    store,
    port: Number(new URL(env.SANDBOX_URL).port),
  })
  const control = (path: string, body?: object) =>
    fetch(`${sandbox.url}/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-sandbox-control': keys.controlToken },
      body: body ? JSON.stringify(body) : undefined,
    })
  const booked = async (orderId: string): Promise<Booked[]> => {
    const answer = await control(`ledger?orderId=${orderId}`)
    return bookedPayments.parse(await answer.json()).payments
  }
  const answerBank = async (ref: string, outcome: 'complete' | 'fail'): Promise<void> => {
    const answer = await fetch(`${sandbox.url}/v1/payment_intents/${ref}`, {
      headers: { authorization: `Bearer ${keys.secretKey}` },
    })
    const { url } = waiting.parse(await answer.json()).next_action.redirect_to_url
    const body = new URLSearchParams({ answer: outcome })
    await fetch(url, { method: 'POST', redirect: 'manual', body })
  }
  return {
    control,
    /** From now on another process takes the gateways' webhooks. */
    askAt: shop.askAt,
    /** Every event that the gateways have had for an order, the first one first. */
    eventsOf: async (orderId: string): Promise<string[]> => {
      const deliveries = await store.recentDeliveries(EVERYTHING)
      const events = deliveries.filter((one) => one.orderId === orderId).map((one) => one.eventId)
      return [...new Set(events.reverse())]
    },
    /** How many webhooks are on their way, or wait to be sent again. */
    onTheirWay: async (): Promise<number> =>
      (await store.recentDeliveries(EVERYTHING)).filter(({ state }) => state === 'waiting').length,
    /** Has a gateway send an event, again and again, whatever became of it before. */
    redeliver: (eventId: string, times = 1, concurrent = false) =>
      control('redeliver', { eventId, times, concurrent }),
    /** What the browser's card fields make of a card. */
    cardToken: async (number = '4242424242424242'): Promise<string> => {
      const { publishableKey } = keys
      const answer = await sendCard({ url: sandbox.url, publishableKey }, number)
      return z.object({ id: z.string() }).parse(await answer.json()).id
    },
    /** Does what a cardholder does on the bank's own page. */
    passBankCheck: (ref: string) => answerBank(ref, 'complete'),
    /** The same of one who does not pass the check. */
    failBankCheck: (ref: string) => answerBank(ref, 'fail'),
    /** Does what a customer does in Razorpay's window; what it hands the page as proof. */
    payInWindow: async (
      orderRef: string,
      outcome: WindowOutcome = 'pays',
    ): Promise<ReturnProof> => {
      const { keyId } = sandboxCredentials('razorpay', env)
      const answer = await fetch(`${sandbox.url}/razorpay/v1/checkout/${orderRef}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: keyId, outcome }),
      })
      const proof = signed.safeParse(await answer.json()).data
      return {
        paymentId: proof?.razorpay_payment_id ?? '',
        signature: proof?.razorpay_signature ?? '',
      }
    },
    /** Does what a customer does on PayPal's page; the address that it sends them back to. */
    answerPaypal: async (url: string, answer: PaypalAnswer = 'pays'): Promise<URL> => {
      const back = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer }),
      })
      return new URL(back.headers.get('location') ?? '')
    },
    /** What the gateways have in their books about an order. */
    booked,
    /** What a gateway has in its books about all orders. */
    bookedBy: async (gateway: GatewaySlug): Promise<Booked[]> => {
      const { payments } = bookedPayments.parse(await (await control('ledger')).json())
      return payments.filter((one) => one.gateway === gateway)
    },
    /** What the gateways took and kept, by order. */
    taken: async (orderId: string): Promise<number[]> =>
      (await booked(orderId))
        .map((one) => one.receivedMinor - one.refundedMinor)
        .filter((minor) => minor > 0),
    close: async () => {
      await sandbox.close()
      shop.close()
    },
  }
}
export type Trading = Awaited<ReturnType<typeof trading>>

const jobsOf = {
  'settle-payment': z.object({
    gateway: z.enum(GATEWAYS),
    ref: z.string().nullable(),
    refundRef: z.string().nullish(),
    disputeRef: z.string().nullish(),
    eventId: z.string().optional(),
  }),
  'send-refund': z.object({ refundId: z.string() }),
} as const

/** The jobs of a queue that no one has done yet, taken out of it. */
export async function takeJobs<T>(
  payload: Payload,
  name: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const rows = await runSql(
    { payload },
    sql`with taken as (
          delete from pgboss.job where name = ${name} and state = 'created'
          returning data, created_on
        ) select data from taken order by created_on`,
  )
  return rows.map(({ data }) => schema.parse(data))
}

/** Does the settle jobs that wait, as the worker would; says how many there were. */
export async function settleQueued(payload: Payload): Promise<number> {
  const jobs = await takeJobs(payload, 'settle-payment', jobsOf['settle-payment'])
  await Promise.all(jobs.map((data) => HANDLERS['settle-payment'](payload, data, true)))
  return jobs.length
}

/** The same for refunds that were promised. */
export async function refundQueued(payload: Payload): Promise<number> {
  const jobs = await takeJobs(payload, 'send-refund', jobsOf['send-refund'])
  await Promise.all(jobs.map((data) => HANDLERS['send-refund'](payload, data, true)))
  return jobs.length
}
