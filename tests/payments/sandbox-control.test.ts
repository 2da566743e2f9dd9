import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { SWITCH_NAMES, SWITCHES } from '@/sandbox/payments/switches'

import { type PaypalShop, paypalShop } from './paypal/paypal-shop'

const AMOUNT = { minor: 249_00, currency: 'USD' }

let shop: PaypalShop
beforeAll(async () => {
  shop = await paypalShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.control('reset', {}))

const shown = async (): Promise<string> => (await shop.request('/control')).text()

const tokenOn = (page: string): string => /name="token" value="(\w+)"/.exec(page)?.[1] ?? ''

const submit = (form: string, fields: Readonly<Record<string, string>>) =>
  shop.request(`/control/${form}`, { method: 'POST', body: new URLSearchParams(fields) })

test('the control page shows every switch with its words', async () => {
  const page = await shown()

  for (const name of SWITCH_NAMES) {
    expect(page).toContain(`name="${name}"`)
    expect(page).toContain(SWITCHES[name].label)
  }
})

test('a switch that is set on the page holds for the next payment, until all is switched off', async () => {
  const token = tokenOn(await shown())

  const saved = await submit('switches', { token, paypal_pending: 'PENDING_REVIEW' })

  expect(saved.headers.get('location')).toBe('/control?done=switches')
  const ref = await shop.answered('pays')
  await shop.gateway().capture(ref, AMOUNT, 'capture-1')
  expect(await shop.gateway().retrieve(ref)).toMatchObject({ status: 'processing' })
  await submit('calm', { token })
  const next = await shop.answered('pays')
  expect(await shop.gateway().capture(next, AMOUNT, 'capture-2')).toEqual({ kind: 'captured' })
})

test('what waits is listed on the page, and ended there', async () => {
  const ref = await shop.answered('pends')
  await shop.gateway().capture(ref, AMOUNT, 'capture-1')
  const page = await shown()
  const id = /name="id" value="(\w+)"/.exec(page)?.[1] ?? ''
  expect(page).toContain('Pending capture (ECHECK)')

  await submit('end', { token: tokenOn(page), gateway: 'paypal', id, end: 'completed' })

  expect(await shop.gateway().retrieve(ref)).toMatchObject({ status: 'succeeded' })
  expect(await shown()).not.toContain('Pending capture')
})

test('the next requests can be broken from the page', async () => {
  const token = tokenOn(await shown())
  await submit('faults', { token, gateway: 'paypal', next: 'rate_limited', count: '2' })
  expect(await shown()).toContain('Too many requests (429): PayPal, 2 more')

  await expect(shop.gateway({ retries: 0 }).retrieve('0000000000000000X')).rejects.toMatchObject({
    code: 'rate_limited',
  })
})

test('a gateway that is slow does what it was asked, late', async () => {
  const ref = await shop.answered('pays')
  await shop.control('faults', { gateway: 'paypal', next: 'slow' })
  const began = performance.now()

  expect(await shop.gateway().capture(ref, AMOUNT, 'capture-1')).toEqual({ kind: 'captured' })

  expect(performance.now() - began).toBeGreaterThanOrEqual(2400)
})

test.each(['switches', 'faults', 'webhooks', 'end', 'calm'])(
  'the form %s of another site, which has not read the page, changes nothing',
  async (form) => {
    const answer = await submit(form, { token: 'guessed', paypal_reversed: 'on' })

    expect(answer.status).toBe(403)
    expect(await shown()).toContain('All requests work normally.')
  },
)

test.each([
  { name: 'no_such_switch', value: 'on' },
  { name: 'paypal_pending', value: 'NO_SUCH_REASON' },
])('programs are told of a switch that there is not: $name', async (wrong) => {
  expect((await shop.control('switches', wrong)).status).toBe(400)
})

test('a switch for one order leaves the others alone', async () => {
  const { orderId } = { orderId: 'order-of-the-switch' }
  await shop.control('switches', { name: 'paypal_reversed', value: 'on', orderId })

  const ref = await shop.answered('pays')
  await shop.gateway().capture(ref, AMOUNT, 'capture-1')

  expect(await shop.gateway().retrieve(ref)).toMatchObject({ refundedMinor: 0 })
})
