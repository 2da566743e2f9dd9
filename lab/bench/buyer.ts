import { z } from 'zod'

import { env } from '@/src/lib/env'
import { sandboxCredentials } from '@/src/payments/sandbox-contract'

import { visitor } from '../../scripts/support/visitor'
import { type Timings, timed } from './figures'

const keys = sandboxCredentials('stripe', env)
const draftAnswer = z.object({ draft: z.object({ quote: z.object({ totalMinor: z.int() }) }) })
const placeAnswer = z.object({ status: z.literal('requires_action'), ref: z.string() })
const paidAnswer = z.object({ status: z.literal('paid') })
const listed = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) })
const waiting = z.object({
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }) }),
})

/** A card whose bank asks first, so that placing an order and settling it are two requests. */
const CARD = { number: '4000002760003184', exp_month: '12', exp_year: '2040', cvc: '123' }

/** A card whose bank asks nothing: one request places the order and settles it. */
const PLAIN_CARD = { ...CARD, number: '4242424242424242' }

export type Steps = {
  readonly quote: Timings
  readonly place: Timings
  readonly settle: Timings
}

export type Choice = { readonly packageId: string; readonly stateId: string }

/** What every buyer of the bench buys: the Standard package in Wyoming. */
export async function readChoice(origin: string): Promise<Choice> {
  const first = async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}&limit=1`)
    return listed.parse(await answer.json()).docs[0]?.id ?? ''
  }
  return {
    packageId: await first('packages?where[tier][equals]=standard'),
    stateId: await first('states?where[code][equals]=WY'),
  }
}

async function cardToken(card: typeof CARD): Promise<string> {
  const fields = Object.entries(card).map(([name, value]) => [
    `payment_method_data[card][${name}]`,
    value,
  ])
  const answer = await fetch(`${keys.baseUrl}/v1/confirmation_tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.publishableKey}` },
    body: new URLSearchParams([['payment_method_data[type]', 'card'], ...fields]),
  })
  return z.object({ id: z.string() }).parse(await answer.json()).id
}

/** Says yes on the bank's own page, as a cardholder would. */
async function passBankCheck(ref: string, gateway: Timings): Promise<void> {
  const intent = await timed(gateway, async () => {
    const answer = await fetch(`${keys.baseUrl}/v1/payment_intents/${ref}`, {
      headers: { authorization: `Bearer ${keys.secretKey}` },
    })
    return answer.json()
  })
  const { url } = waiting.parse(intent).next_action.redirect_to_url
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'complete' }),
  })
}

/** A browser that goes to any of the web processes. */
function browser(turn: number, origins: readonly string[]) {
  const { headers, keep } = visitor(turn)
  let calls = turn
  return async (method: string, path: string, body?: object): Promise<Response> => {
    calls += 1
    const answer = await fetch(`${origins[calls % origins.length]}${path}`, {
      method,
      redirect: 'manual',
      headers: headers(),
      body: body && JSON.stringify(body),
    })
    keep(answer)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer
  }
}

/** A buyer who has chosen, with what it costs. */
export type Basket = {
  readonly call: ReturnType<typeof browser>
  readonly totalMinor: number
}

/** Answers the checkout's questions and is told the price. */
export async function choose(
  turn: number,
  origins: readonly string[],
  choice: Choice,
  quote: Timings,
): Promise<Basket> {
  const call = browser(turn, origins)
  const answers = {
    ...choice,
    companyName: `Bench ${turn} LLC`,
    companyType: 'llc',
    firstName: 'Ben',
    lastName: 'Chmark',
    country: 'GB',
    email: `bench-${turn}-${process.pid}@example.com`,
  }
  const { draft } = draftAnswer.parse(
    await timed(quote, async () =>
      (await call('PATCH', '/api/checkout/draft', { step: 'confirm', answers })).json(),
    ),
  )
  return { call, totalMinor: draft.quote.totalMinor }
}

/** What the buyer's own browser asks of the gateway, which the site does as often: a write and a read. */
export type Payment = Pick<Steps, 'place' | 'settle'> & { readonly gateway: Timings }

const orderOf = async (totalMinor: number, card: typeof CARD, gateway: Timings) => ({
  expectedTotalMinor: totalMinor,
  gateway: 'stripe',
  confirmationToken: await timed(gateway, () => cardToken(card)),
  consent: true,
})

/** Order and charge, the bank's check, the return. */
export async function pay({ call, totalMinor }: Basket, { place, settle, gateway }: Payment) {
  const order = await orderOf(totalMinor, CARD, gateway)
  const { ref } = placeAnswer.parse(
    await timed(place, async () => (await call('POST', '/api/checkout/place', order)).json()),
  )
  await passBankCheck(ref, gateway)
  const back = `/checkout/return?gateway=stripe&payment_intent=${ref}`
  const answer = await timed(settle, () => call('GET', back))
  if (!answer.headers.get('location')?.includes('/order-confirmation')) {
    throw new Error(`The payment ${ref} was not settled on return`)
  }
}

/** Order and charge, with a card whose bank asks nothing. */
export async function payAtOnce({ call, totalMinor }: Basket, complete: Timings): Promise<void> {
  const order = await orderOf(totalMinor, PLAIN_CARD, [])
  paidAnswer.parse(
    await timed(complete, async () => (await call('POST', '/api/checkout/place', order)).json()),
  )
}

/** One whole purchase: answers and quote, order and charge, the bank's check, the return. */
export async function buy(
  turn: number,
  origins: readonly string[],
  choice: Choice,
  steps: Steps,
): Promise<void> {
  const basket = await choose(turn, origins, choice, steps.quote)
  await pay(basket, { ...steps, gateway: [] })
}
