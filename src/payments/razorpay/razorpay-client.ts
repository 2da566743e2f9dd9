import Razorpay from 'razorpay'
import { z } from 'zod'

import { isPassing, UnexpectedAnswer } from '@/src/payments/razorpay/razorpay-trouble'

export type RazorpayCredentials = {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Where Razorpay's API listens, if it is not Razorpay's own: the payment sandbox. */
  readonly baseUrl?: string
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How often a request that failed on the way is repeated. */
  readonly retries?: number
}

/** The HTTP client inside the SDK, as far as we set it up. */
type Http = {
  readonly defaults: {
    baseURL?: string
    timeout?: number
    maxRedirects?: number
    proxy?: false
  }
  readonly interceptors: {
    readonly response: { use(passed: undefined, failed: (error: unknown) => never): void }
  }
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ readonly data: unknown }>
}

function isHttp(value: unknown): value is Http {
  return typeof value === 'function' && 'defaults' in value && 'interceptors' in value
}

/** The SDK has no settings for an address, a time limit or headers: its client has. */
function httpOf(sdk: Razorpay): Http {
  const api: object = sdk.api
  if ('rq' in api && isHttp(api.rq)) return api.rq
  throw new Error('The Razorpay SDK has no HTTP client where we knew it')
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'ERR_NETWORK'

const hasAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'response' in error && error.response !== undefined

/** Without an answer the SDK stumbles and hides the reason, so we give it one that says it. */
function explainSilence(error: unknown): never {
  if (hasAnswer(error)) throw error
  const description = error instanceof Error ? error.message : 'No answer'
  const data = { error: { code: codeOf(error), description } }
  throw Object.assign(new Error(description), { response: { status: 0, data } })
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type RazorpayClient = {
  readonly sdk: Razorpay
  /** Posts what the SDK can't: a request with a header. Refusals are thrown as the SDK's. */
  postWithHeader(path: string, body: object, header: readonly [string, string]): Promise<unknown>
  /** Asks, again after what passes, and reads the answer. */
  ask<Schema extends z.ZodType>(
    schema: Schema,
    work: (attempt: number) => Promise<unknown>,
  ): Promise<z.output<Schema>>
}

export function razorpayClient(credentials: RazorpayCredentials): RazorpayClient {
  const { keyId, keySecret, baseUrl, timeoutMs = 15_000, retries = 1 } = credentials
  // The SDK refuses to exist without a key; Razorpay itself then says what is wrong with it.
  const sdk = new Razorpay({ key_id: keyId || 'missing', key_secret: keySecret || 'missing' })
  const http = httpOf(sdk)
  http.defaults.timeout = timeoutMs
  http.defaults.maxRedirects = 0
  if (baseUrl) {
    http.defaults.baseURL = baseUrl
    http.defaults.proxy = false
  }
  http.interceptors.response.use(undefined, explainSilence)
  return {
    sdk,
    postWithHeader: (path, body, [name, value]) =>
      http.post(path, body, { headers: { [name]: value } }).then(({ data }) => data, asSdkRefusal),
    ask: async (schema, work) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const read = schema.safeParse(await work(attempt))
          if (read.success) return read.data
          throw new UnexpectedAnswer('Not an answer of Razorpay', { cause: read.error })
        } catch (error) {
          if (attempt >= retries || !isPassing(error)) throw error
          await pause(200 * 2 ** attempt)
        }
      }
    },
  }
}

function asSdkRefusal(error: unknown): never {
  if (typeof error !== 'object' || error === null || !('response' in error)) throw error
  const { response } = error
  if (typeof response !== 'object' || response === null || !('status' in response)) throw error
  const data = 'data' in response ? response.data : null
  const detail = typeof data === 'object' && data !== null && 'error' in data ? data.error : null
  throw { statusCode: response.status, error: detail }
}

/** The parts of Razorpay's answers that we rely on; an answer without them is no answer. */

/** Razorpay gives a list in place of an object when there are no notes. */
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((found): Record<string, unknown> => (!found || Array.isArray(found) ? {} : found))

/** A word of Razorpay's, or `fallback` for one that it has not told us about. */
const wordOf = <Word extends string, Fallback extends Word>(
  words: readonly Word[],
  fallback: Fallback,
) => z.string().transform((found) => words.find((word) => word === found) ?? fallback)

export const orderId = z.string().regex(/^order_\w{1,60}$/)
export const paymentId = z.string().regex(/^pay_\w{1,60}$/)
export const refundId = z.string().regex(/^rfnd_\w{1,60}$/)
export const disputeId = z.string().regex(/^disp_\w{1,60}$/)

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ entity: z.literal('collection'), items: z.array(item) })

export const orderAnswer = z.object({
  id: orderId,
  entity: z.literal('order'),
  amount: z.int().positive(),
  currency: z.string().length(3),
  receipt: z.string().nullish(),
  status: wordOf(['created', 'attempted', 'paid'], 'attempted'),
  notes,
  created_at: z.int(),
})
export type RazorpayOrder = z.output<typeof orderAnswer>
export const ordersAnswer = listOf(orderAnswer)

export const paymentAnswer = z.object({
  id: paymentId,
  entity: z.literal('payment'),
  amount: z.int().nonnegative(),
  amount_refunded: z
    .int()
    .nonnegative()
    .nullish()
    .transform((amount) => amount ?? 0),
  currency: z.string().length(3),
  status: wordOf(['created', 'authorized', 'captured', 'refunded', 'failed'], 'created'),
  /** Whether the money was taken. A `refunded` payment may have been returned without that. */
  captured: z.boolean(),
  order_id: orderId.nullish(),
  method: z.string().nullish(),
  card: z
    .object({ network: z.string().nullish(), last4: z.string().nullish() })
    .nullish()
    .catch(null),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
  created_at: z.int(),
})
export type RazorpayPayment = z.output<typeof paymentAnswer>
export const paymentsAnswer = listOf(paymentAnswer)

export const refundAnswer = z.object({
  id: refundId,
  entity: z.literal('refund'),
  amount: z.int().positive(),
  payment_id: paymentId,
  status: wordOf(['pending', 'processed', 'failed'], 'pending'),
})

export const disputeAnswer = z.object({
  id: disputeId,
  entity: z.literal('dispute'),
  payment_id: paymentId,
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  reason_code: z.string().nullish(),
  respond_by: z.int().nullish(),
  status: z.string(),
  phase: z.string().nullish(),
  created_at: z.int(),
})
export type RazorpayDispute = z.output<typeof disputeAnswer>
export const disputesAnswer = listOf(disputeAnswer)
