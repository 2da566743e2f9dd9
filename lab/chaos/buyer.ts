import { setTimeout as sleep } from 'node:timers/promises'

import { z } from 'zod'

import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'

import type { Choice } from '../bench/buyer'
import { type Answered, type Browser, browser } from './browser'
import { agree, CARDS, cardToken } from './gateways'
import { pick } from './plan'
import { randomFrom } from './seeded.mjs'
import { settings } from './settings'

/** What became of one who wanted to buy. `left` paid at the gateway and closed the browser. */
export type Purchase = {
  readonly email: string
  readonly gateway: GatewaySlug
  readonly end: 'paid' | 'left' | 'gave up'
  /** From the first press on *Complete Order*. */
  readonly waitedMs: number
  readonly presses: number
  /** What was answered last that let them not go on. */
  readonly refusal: string
}

/** As a page asks again by itself. */
const AGAIN_MS = 1000
/** Someone reads what the page says before they press the button again. */
const READING_MS = 5000
/** As the confirmation page asks, and for how long. */
const POLL_MS = 2000
const POLLS = 45
/** As the browser waits for an answer about money. */
const PAY_MS = 120_000
/** No one sits before a checkout for longer. */
const PATIENCE_MS = 15 * 60_000
const LEAVING = 0.1

const draftAnswer = z.object({ draft: z.object({ quote: z.object({ totalMinor: z.int() }) }) })
const payAnswer = z.object({
  status: z.enum(['paid', 'processing', 'requires_action']),
  ref: z.string().default(''),
  action: z
    .object({ url: z.string().default('') })
    .loose()
    .default({ url: '' }),
})
const current = z.object({ payment: z.string() })

/** Where a buyer stands: to press the button, at the gateway, on the confirmation, or done. */
type Step =
  | { readonly at: 'button' | 'confirmation' | 'end' | 'left' }
  | { readonly at: 'gateway'; readonly ref: string; readonly url: string }

type Way = {
  readonly ask: Browser
  readonly gateway: GatewaySlug
  readonly card: string
  readonly leaves: boolean
  totalMinor: number
  token: string | null
  presses: number
  refusal: string
  /** As long as the page says that one has to wait before the next press. */
  pauseMs: number
}

const wordsOf = (what: string, answer: Answered | null): string =>
  answer
    ? `${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
    : `${what}: no answer`

/** Saves the answers of the whole checkout, as often as it takes. */
async function fillIn(way: Way, answers: object): Promise<void> {
  for (;;) {
    const answer = await way.ask('PATCH', '/api/checkout/draft', {
      body: { step: 'confirm', answers },
    })
    const kept = draftAnswer.safeParse(answer?.body).data
    if (kept) {
      way.totalMinor = kept.draft.quote.totalMinor
      return
    }
    if (answer && answer.status < 500) throw new Error(wordsOf('The answers were refused', answer))
    await sleep(AGAIN_MS)
  }
}

/** *Complete Order*. The same checkout, so the same order, however often it is pressed. */
async function press(way: Way): Promise<Step> {
  way.presses += 1
  way.pauseMs = READING_MS
  if (way.gateway === 'stripe') way.token ??= await cardToken(way.card)
  const body = {
    expectedTotalMinor: way.totalMinor,
    gateway: way.gateway,
    ...(way.token && { confirmationToken: way.token }),
    consent: true,
  }
  const answer = await way.ask('POST', '/api/checkout/place', { body, timeoutMs: PAY_MS })
  const placed = answer?.status === 200 ? payAnswer.safeParse(answer.body).data : undefined
  if (!placed) {
    way.refusal = wordsOf('place', answer)
    way.pauseMs = Math.max(READING_MS, answer?.retryAfterMs ?? 0)
    if (answer?.status === 402) way.token = null // the card has to be typed again
    return { at: 'button' }
  }
  if (placed.status === 'paid') return { at: 'end' }
  if (placed.status === 'processing') return { at: 'confirmation' }
  return { at: 'gateway', ref: placed.ref, url: placed.action.url }
}

/** Agrees at the gateway and comes back, unless the browser is closed in between. */
async function passGateway(way: Way, ref: string, url: string): Promise<Step> {
  const agreed = await agree(way.gateway, ref, url)
  if (!agreed) return { at: 'button' }
  if (way.leaves) return { at: 'left' }
  if ('back' in agreed) {
    const answer = await untilAnswered(() => way.ask('GET', agreed.back))
    if (answer?.location.includes('/order-confirmation')) return { at: 'confirmation' }
    way.refusal = `return: ${answer?.status} ${answer?.location}`
    way.token = null
    return { at: 'button' }
  }
  const body = { gateway: way.gateway, ref, proof: agreed.proof }
  const answer = await untilAnswered(() =>
    way.ask('POST', '/api/payments/complete', { body, timeoutMs: PAY_MS }),
  )
  if (answer?.status === 200) return { at: 'confirmation' }
  way.refusal = wordsOf('complete', answer)
  return { at: 'button' }
}

/** Asks again what a page that could not be reached offers to try again. */
async function untilAnswered(ask: () => Promise<Answered | null>): Promise<Answered | null> {
  let answer: Answered | null = null
  for (let tries = 0; tries < 10; tries += 1) {
    answer = await ask()
    if (answer && answer.status < 500) return answer
    await sleep(AGAIN_MS)
  }
  return answer
}

/** The confirmation page, which asks how the payment stands. */
async function confirm(way: Way): Promise<Step> {
  for (let left = POLLS; left > 0; left -= 1) {
    const answer = await way.ask('GET', '/api/orders/current')
    const payment = current.safeParse(answer?.body).data?.payment
    if (payment === 'paid') return { at: 'end' }
    if (payment && payment !== 'confirming') {
      way.refusal = `the order is ${payment}`
      way.token = null
      return { at: 'button' }
    }
    if (answer?.status === 404) {
      way.refusal = wordsOf('current', answer)
      return { at: 'button' }
    }
    await sleep(POLL_MS)
  }
  way.refusal = 'still confirming after 90 seconds'
  return { at: 'button' }
}

function next(way: Way, step: Step): Promise<Step> {
  if (step.at === 'gateway') return passGateway(way, step.ref, step.url)
  return step.at === 'confirmation' ? confirm(way) : press(way)
}

/** Someone who wants a company, whatever it takes. */
export async function purchase(index: number, choice: Choice): Promise<Purchase> {
  const random = randomFrom(`${settings.seed} buyer ${index}`)
  const gateway = GATEWAYS[index % GATEWAYS.length] ?? 'stripe'
  const card = pick(CARDS, random)
  const email = `chaos-${index}@example.com`
  const way: Way = {
    ask: browser(index),
    gateway,
    card,
    leaves: random() < LEAVING,
    totalMinor: 0,
    token: null,
    presses: 0,
    refusal: '',
    pauseMs: READING_MS,
  }
  await fillIn(way, {
    ...choice,
    companyName: `Chaos ${index} LLC`,
    companyType: 'llc',
    firstName: 'Cha',
    lastName: 'Os',
    country: 'GB',
    email,
  })
  const began = Date.now()
  let step: Step = { at: 'button' }
  while (step.at !== 'end' && step.at !== 'left' && Date.now() < began + PATIENCE_MS) {
    step = await next(way, step)
    if (step.at === 'button') await sleep(way.pauseMs)
  }
  const end = step.at === 'end' ? 'paid' : step.at === 'left' ? 'left' : 'gave up'
  const { presses, refusal } = way
  return { email, gateway, end, waitedMs: Date.now() - began, presses, refusal }
}
