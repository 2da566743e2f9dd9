import { z } from 'zod'

import { sha256 } from '@/src/lib/secrets'
import { apiBase, type PaypalCredentials } from '@/src/payments/paypal/paypal-credentials'
import { type HttpAnswer, send } from '@/src/payments/paypal/paypal-http'
import { NoAnswer } from '@/src/payments/paypal/paypal-trouble'

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
