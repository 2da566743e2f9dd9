import { apiBase, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import {
  accessToken,
  forgetToken,
  type HttpAnswer,
  type HttpRequest,
  send,
} from '@/src/payments/paypal/paypal-http'
import type { Answer } from '@/src/payments/paypal/paypal-trouble'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type PaypalClient = {
  get(path: string): Promise<Answer>
  /**
   * @param json the body, which is sent as it stands
   * @param idempotencyKey PayPal does the same request once for each, and answers with what it made
   */
  post(path: string, json: string, idempotencyKey?: string): Promise<Answer>
}

/**
 * PayPal's REST API: signs in, limits the time and tries again (docs/decisions/0021). What PayPal
 * answers, refusals included, comes back as the JSON that it was: our own schemas read it, so that
 * an unknown word in a field we don't use fails no payment.
 *
 * Its calls throw NoAnswer where there was none.
 */
export function paypalClient(credentials: PaypalCredentials): PaypalClient {
  const { timeoutMs = 15_000, retries = 1 } = credentials
  const base = apiBase(credentials)

  const signed = async (request: HttpRequest): Promise<HttpAnswer> => {
    const token = await accessToken(credentials)
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...request.headers,
      authorization: `Bearer ${token}`,
    }
    return send({ ...request, headers }, { timeoutMs, retries })
  }

  /** A token that PayPal took back early is renewed, once. */
  const ask = async (request: HttpRequest): Promise<Answer> => {
    let answer = await signed(request)
    if (answer.status === 401) {
      forgetToken(credentials)
      answer = await signed(request)
    }
    return { status: answer.status, body: parsed(answer.text) }
  }

  return {
    get: (path) => ask({ method: 'GET', url: base + path, headers: {} }),
    post: (path, body, idempotencyKey) => {
      const headers: Record<string, string> = idempotencyKey
        ? { 'paypal-request-id': idempotencyKey, prefer: 'return=representation' }
        : {}
      return ask({ method: 'POST', url: base + path, headers, body })
    },
  }
}
