import {
  ApiError,
  type ApiResponse,
  ArgumentsValidationError,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  ResponseValidationError,
} from '@paypal/paypal-server-sdk'

import { accessToken, forgetToken } from '@/src/payments/paypal/access-token'
import { apiBase, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { type HttpAnswer, type HttpRequest, send } from '@/src/payments/paypal/paypal-http'
import { type Answer, NoAnswer } from '@/src/payments/paypal/paypal-trouble'

/** What the SDK's HTTP client hands to an adapter, as far as we read it. */
type SdkRequest = {
  readonly method?: string
  readonly url?: string
  readonly data?: unknown
  readonly headers?: { toJSON(): Record<string, unknown> }
}

function headersOf({ headers }: SdkRequest): Record<string, string> {
  const given = Object.entries(headers?.toJSON() ?? {})
  return Object.fromEntries(
    given.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value] as const] : [],
    ),
  )
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

export type PaypalClient = ReturnType<typeof paypalClient>

/**
 * PayPal's SDK on a transport of ours, which points it at the payment sandbox, signs in, limits the
 * time and tries again. The SDK's own sign-in fails for ever once it failed, and by default it waits
 * without limit and never repeats a POST.
 */
export function paypalClient(credentials: PaypalCredentials) {
  const { timeoutMs = 15_000, retries = 1, environment } = credentials
  const base = apiBase(credentials)

  const signed = async (request: HttpRequest): Promise<HttpAnswer> => {
    const token = await accessToken(credentials)
    const headers = { ...request.headers, authorization: `Bearer ${token}` }
    return send({ ...request, headers }, { timeoutMs, retries })
  }

  /** A token that PayPal took back early is renewed, once. */
  const ask = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = await signed(request)
    if (answer.status !== 401) return answer
    forgetToken(credentials)
    return signed(request)
  }

  const adapter = async (config: SdkRequest) => {
    const { pathname, search } = new URL(config.url ?? '/', base)
    const { status, headers, text } = await ask({
      method: (config.method ?? 'get').toUpperCase(),
      url: `${base}${pathname}${search}`,
      headers: headersOf(config),
      body: typeof config.data === 'string' ? config.data : undefined,
    })
    return { data: text, status, statusText: '', headers, config, request: null }
  }

  const client = new Client({
    environment: environment === 'live' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: '',
      oAuthClientSecret: '',
      // Never sent: the transport puts the real one in its place.
      oAuthToken: { accessToken: 'none', tokenType: 'Bearer' },
    },
    unstable_httpClientOptions: { adapter },
  })
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    /** For the parts of the API that the SDK lacks. `json` is sent as it stands. */
    call: async (method: 'GET' | 'POST', path: string, json?: string): Promise<Answer> => {
      const headers = { accept: 'application/json', 'content-type': 'application/json' }
      const { status, text } = await ask({ method, url: base + path, headers, body: json })
      return { status, body: parsed(text) }
    },
  }
}

/**
 * What PayPal answered to a call of the SDK, refusals included, as the JSON that it was: our own
 * schemas read it, so that an unknown word in a field we don't use fails no payment.
 *
 * @throws NoAnswer when there was none.
 */
export async function answerTo(call: Promise<ApiResponse<unknown>>): Promise<Answer> {
  try {
    const { statusCode, body } = await call
    return { status: statusCode, body: parsed(body) }
  } catch (error) {
    if (error instanceof ApiError || error instanceof ResponseValidationError) {
      return { status: error.statusCode, body: parsed(error.body) }
    }
    if (error instanceof ArgumentsValidationError) {
      throw new NoAnswer('request_refused', false, new Error(error.message))
    }
    if (error instanceof NoAnswer) throw error
    throw new NoAnswer('bad_response', true, error)
  }
}
