import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '@/src/services/platform/limit-rate'
import { type Answer, api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'
import { buyer, standardInWyoming } from '@/tests/support/orders/buyer'
import { trading } from '@/tests/support/orders/trading'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const shop = await trading()
afterAll(() => shop.close())

let address = 0
/** An address that no one else in these tests calls from. */
function newAddress(): string {
  address += 1
  return `198.51.100.${address}`
}

async function timesOver(count: number, send: (time: number) => Promise<Answer>) {
  const seen = new Map<number, number>()
  for (let time = 0; time < count; time += 20) {
    const batch = Array.from({ length: Math.min(20, count - time) }, (_, at) => send(time + at))
    for (const { status } of await Promise.all(batch)) seen.set(status, (seen.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(seen)
}

const VALID = {
  expectedTotalMinor: 249_00,
  gateway: 'paypal',
  consent: true,
}

test('600 empty presses of a stranger keep no buyer from paying, themselves included', async () => {
  const from = fromFront(newAddress())
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))

  expect(await timesOver(600, () => api('POST', '/checkout/place', { headers: from }))).toEqual({
    422: 600,
  })
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
  expect((await api('POST', '/checkout/place', { headers: from, body: VALID })).status).toBe(409)
})

test('presses with made-up drafts run out for their own place alone', async () => {
  const from = newAddress()
  const ada = buyer()
  await ada.fillIn(await standardInWyoming(payload))
  const { points } = RATE_LIMITS.place.source

  const seen = await timesOver(points + 30, (time) =>
    api('POST', '/checkout/place', {
      body: VALID,
      headers: { ...fromFront(from), cookie: `charterdesk_draft=made-up-${time}` },
    }),
  )

  expect(seen).toEqual({ 409: points, 429: 30 })
  expect(await ada.complete(await shop.cardToken())).toMatchObject({ body: { status: 'paid' } })
})

test('a draft is pressed so often, and the next one in the same house all the same', async () => {
  const [ada, grace] = [buyer(), buyer()]
  for (const who of [ada, grace]) await who.fillIn(await standardInWyoming(payload))
  const from = newAddress()
  const press = (who: typeof ada) =>
    api('POST', '/checkout/place', {
      body: { ...VALID, expectedTotalMinor: 1 }, // another total: nothing is begun
      headers: {
        ...fromFront(from),
        cookie: `charterdesk_draft=${who.jar.get('charterdesk_draft')}`,
      },
    })

  const { points } = RATE_LIMITS.place.each
  expect(await timesOver(points + 5, () => press(ada))).toEqual({ 409: points, 429: 5 })
  expect((await press(grace)).status).toBe(409)
})

describe('drafts', () => {
  const save = (headers: Record<string, string>) =>
    api('PATCH', '/checkout/draft', { headers, body: { step: 'package', answers: {} } })
  const drafts = async () =>
    Number((await runSql({ payload }, sql`select count(*) as n from checkout_drafts`))[0]?.n)

  test('begun with made-up cookies are counted like all others', async () => {
    const from = newAddress()
    const before = await drafts()
    const { points } = RATE_LIMITS.draft.source

    const seen = await timesOver(points + 20, (time) =>
      save({ ...fromFront(from), cookie: `charterdesk_draft=made-up-${time}` }),
    )

    expect(seen).toEqual({ 200: points, 429: 20 })
    expect(await drafts()).toBe(before + points)
    expect((await save(fromFront(newAddress()))).status).toBe(200)
  })

  test('in use are saved as often as their owner types', async () => {
    const ada = buyer()
    const choice = await standardInWyoming(payload)
    const seen = await timesOver(200, () => ada.fillIn(choice))

    expect(seen).toEqual({ 200: 200 })
  })
})

/** What anybody may send, and what it lacks here. */
const PUBLIC = [
  ['POST', '/checkout/place'],
  ['POST', '/checkout/resume'],
  ['POST', '/checkout/continue'],
  ['POST', '/leads/capture'],
  ['POST', '/affiliates/visit'],
  ['POST', '/pages/opened'],
  ['POST', '/support/messages'],
  ['POST', '/support/tickets/open'],
  ['POST', '/orders/open'],
  ['POST', '/signing/open'],
  ['POST', '/signing/renew'],
  ['POST', '/payments/complete'],
  ['POST', '/account/sign-in'],
  ['POST', '/account/sign-up'],
  ['POST', '/account/forgot'],
  ['POST', '/account/reset'],
  ['POST', '/account/confirm'],
  ['POST', '/account/confirm/resend'],
  ['POST', '/account/invitation'],
] as const

test.each(PUBLIC)('%s %s: what is refused for its shape costs no try', async (method, path) => {
  const headers = fromFront(newAddress())
  const before = await runSql({ payload }, sql`select count(*) as n from rate_limits`)

  const seen = await timesOver(80, () => api(method, path, { headers, body: { nothing: true } }))

  expect(seen).toEqual({ 422: 80 })
  expect(await runSql({ payload }, sql`select count(*) as n from rate_limits`)).toEqual(before)
})
