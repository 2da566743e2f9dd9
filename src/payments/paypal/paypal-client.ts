import { z } from 'zod'
import { sha256 } from '@/src/lib/secrets'
import { NEVER_SENT } from '@/src/payments/gateway'
import { apiBase, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { type Answer, BUSY, NoAnswer } from '@/src/payments/paypal/paypal-trouble'

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

type HttpRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

type HttpAnswer = { readonly status: number; readonly text: string }

/** A `fetch` that could not connect in time has sent nothing either. */
const UNSENT: ReadonlySet<string> = new Set([...NEVER_SENT, 'UND_ERR_CONNECT_TIMEOUT'])
const PAUSE_MS = 200

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

function noAnswer(error: unknown): NoAnswer {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  const sent = !UNSENT.has(codeOf(error))
  return new NoAnswer(isTimeout ? 'timeout' : 'network', sent, error)
}

async function once(request: HttpRequest, timeoutMs: number): Promise<HttpAnswer> {
  try {
    const answer = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    throw noAnswer(error)
  }
}

/** Worth another try: PayPal is in trouble, overrun, or still busy with our first try. */
const isPassing = ({ status, text }: HttpAnswer): boolean =>
  status >= 500 || status === 429 || (status >= 400 && BUSY.some((issue) => text.includes(issue)))

/** Answers that say nothing about what an earlier try of the same request may have done. */
const isSilent = (answer: HttpAnswer): boolean =>
  isPassing(answer) || answer.status === 401 || answer.status === 403

/**
 * Sends a request, and again when it failed on the way: safe because every request that moves money
 * carries an idempotency key.
 *
 * @throws NoAnswer which remembers whether any of the tries may have arrived: a try that timed out
 * and one that was refused a connection together still may have moved money.
 */
export async function send(
  request: HttpRequest,
  { timeoutMs, retries }: { readonly timeoutMs: number; readonly retries: number },
): Promise<HttpAnswer> {
  let arrived = false
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= retries
    try {
      const answer = await once(request, timeoutMs)
      if (!isPassing(answer) || isLast) {
        if (!arrived || !isSilent(answer)) return answer
        throw new NoAnswer('server_error', true, new Error(`PayPal answered ${answer.status}`))
      }
      arrived ||= answer.status !== 429
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      arrived ||= error.sent
      if (isLast) throw new NoAnswer(error.fault, arrived, error.cause)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tries))
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() })

type Token = { readonly value: string; readonly until: number }

/** A token is renewed this long before PayPal lets it expire, in seconds. */
const MARGIN_SECONDS = 60
const MAX_KEPT = 50

/** Gateways are made again for each request; their tokens, which live for hours, are shared here. */
const kept = new Map<string, Promise<Token>>()

function keyOf(credentials: PaypalCredentials): string {
  const { clientId, clientSecret } = credentials
  const parts = JSON.stringify([apiBase(credentials), clientId, clientSecret])
  return sha256(parts)
}

function readToken({ status, text }: HttpAnswer): Token {
  if (status === 400 || status === 401 || status === 403) {
    const cause = new Error(`PayPal answered ${status} to the client ID and secret`)
    throw new NoAnswer('invalid_credentials', false, cause)
  }
  if (status === 429) throw new NoAnswer('rate_limited', false, new Error('PayPal answered 429'))
  if (status !== 200) {
    throw new NoAnswer('server_error', false, new Error(`PayPal's sign-in answered ${status}`))
  }
  try {
    const { access_token, expires_in } = tokenSchema.parse(JSON.parse(text))
    return { value: access_token, until: Date.now() + (expires_in - MARGIN_SECONDS) * 1000 }
  } catch (error) {
    throw new NoAnswer('bad_response', false, error)
  }
}

/** Signs in. Nothing of a payment was sent yet, so no failure here can have charged anybody. */
async function signIn(credentials: PaypalCredentials): Promise<Token> {
  const { clientId, clientSecret, timeoutMs = 15_000, retries = 1 } = credentials
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const request = {
    method: 'POST',
    url: `${apiBase(credentials)}/v1/oauth2/token`,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  }
  try {
    return readToken(await send(request, { timeoutMs, retries }))
  } catch (error) {
    if (error instanceof NoAnswer) throw new NoAnswer(error.fault, false, error.cause)
    throw error
  }
}

/** Forgets a token, so that the next call signs in again. */
export function forgetToken(credentials: PaypalCredentials): void {
  kept.delete(keyOf(credentials))
}

/**
 * A valid access token; calls at the same time share one sign-in.
 *
 * @throws NoAnswer when PayPal gives none. A failure is not kept: the next call asks again.
 */
export async function accessToken(credentials: PaypalCredentials): Promise<string> {
  const key = keyOf(credentials)
  const known = kept.get(key)
  if (known) {
    const token = await known
    if (token.until > Date.now()) return token.value
    if (kept.get(key) === known) kept.delete(key)
    return accessToken(credentials)
  }
  const asked = signIn(credentials)
  kept.set(key, asked)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
  try {
    return (await asked).value
  } catch (error) {
    if (kept.get(key) === asked) kept.delete(key)
    throw error
  }
}
