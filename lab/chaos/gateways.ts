import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { env } from '@/src/lib/env'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'

const stripe = sandboxCredentials('stripe', env)
const razorpay = sandboxCredentials('razorpay', env)
const { baseUrl } = stripe

const ANSWER_MS = 10_000
const AGAIN_MS = 500
const TRIES = 40

/** A card that pays at once, and one whose bank asks its holder first. */
export const CARDS = ['4242424242424242', '4000002760003184'] as const

const intent = z.object({
  status: z.string(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }) }).nullish(),
})
const signed = z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() })

/** What the customer does next comes back to us with. */
export type Agreed =
  | { readonly back: string }
  | { readonly proof: { readonly paymentId: string; readonly signature: string } }

/** Asks a gateway as its own page would, until it answers with what is wanted; null if it never does. */
async function insist<T>(ask: () => Promise<T | 'again' | null>): Promise<T | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask().catch(() => 'again' as const)
    if (answer !== 'again') return answer
    await sleep(AGAIN_MS)
  }
  return null
}

const send = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS), ...options })

/** What the browser's card fields make of a card. */
export const cardToken = (number: string) =>
  insist(async () => {
    const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' }
    const fields = Object.entries(card).map(([name, value]) => [
      `payment_method_data[card][${name}]`,
      value,
    ])
    const answer = await send(`${baseUrl}/v1/confirmation_tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.publishableKey}` },
      body: new URLSearchParams([['payment_method_data[type]', 'card'], ...fields]),
    })
    return z.object({ id: z.string() }).parse(await answer.json()).id
  })

/** Says yes on the bank's own page. */
const passBankCheck = (ref: string) =>
  insist(async () => {
    const answer = await send(`${baseUrl}/v1/payment_intents/${ref}`, {
      headers: { authorization: `Bearer ${stripe.secretKey}` },
    })
    const { status, next_action: next } = intent.parse(await answer.json())
    if (status === 'canceled' || status === 'requires_payment_method') return null
    if (next) {
      await send(next.redirect_to_url.url, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'complete' }),
      })
      return 'again' // until the intent itself says that it was passed
    }
    return { back: `/checkout/return?gateway=stripe&payment_intent=${ref}` }
  })

/** Pays in Razorpay's window. */
const payInWindow = (ref: string) =>
  insist(async () => {
    const answer = await send(`${baseUrl}/razorpay/v1/checkout/${ref}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: razorpay.keyId, outcome: 'pays' }),
    })
    if (answer.status >= 500) return 'again'
    const proof = signed.safeParse(await answer.json()).data
    if (!proof) return null // a window that says why it can't be paid
    return { proof: { paymentId: proof.razorpay_payment_id, signature: proof.razorpay_signature } }
  })

/** Agrees on PayPal's page. */
const agreeAtPaypal = (url: string) =>
  insist(async () => {
    const answer = await send(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'pays' }),
    })
    await answer.body?.cancel()
    if (answer.status >= 500) return 'again'
    const back = answer.headers.get('location')
    if (!back) return null
    const { pathname, search } = new URL(back, env.SITE_URL)
    return { back: `${pathname}${search}` }
  })

/** Does what a gateway asks of its customer; null where there is nothing left to agree to. */
export function agree(gateway: GatewaySlug, ref: string, url: string): Promise<Agreed | null> {
  if (gateway === 'stripe') return passBankCheck(ref)
  return gateway === 'razorpay' ? payInWindow(ref) : agreeAtPaypal(url)
}
