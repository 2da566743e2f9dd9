import { afterAll, beforeAll, expect, test } from 'vitest'

import { KEYS } from '../../../sandbox/tests/running-sandbox'
import { type RunningRazorpay, runningRazorpay } from './running-razorpay'

let sandbox: RunningRazorpay
beforeAll(async () => {
  sandbox = await runningRazorpay()
})
afterAll(() => sandbox.close())

const windowFor = (ref: string, changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    frame: 'a',
    origin: sandbox.shop.url,
    key: KEYS.razorpay.keyId,
    name: 'Charterdesk',
    description: 'LLC formation',
    ...changes,
  })
  return sandbox.request(`/razorpay/checkout/${ref}?${query}`)
}

const basic = (keyId: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`,
})

test('the window shows the amount in rupees and that no money moves', async () => {
  const text = await (await windowFor(await sandbox.opened())).text()

  expect(text).toContain('Pay ₹20,791.50')
  expect(text).toContain('Payment sandbox – no real money')
})

test('the window may be framed by the shop and by nobody else', async () => {
  const ref = await sandbox.opened()
  const framed = await windowFor(ref)
  const foreign = await windowFor(ref, { origin: 'https://evil.example' })
  const policy = framed.headers.get('content-security-policy') ?? ''

  expect(policy).toContain(`frame-ancestors http://localhost:${new URL(sandbox.shop.url).port}`)
  expect(policy).toContain("default-src 'none'")
  expect(foreign.status).toBe(400)
})

test("the window shows the shop's words as text", async () => {
  const text = await (
    await windowFor(await sandbox.opened(), { description: '<script>alert(1)</script>' })
  ).text()

  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toContain('<script>alert')
})

test.each([
  ['an unknown order', async () => windowFor('order_unknown'), 'The order is unknown.'],
  ['a paid order', async () => windowFor(await sandbox.paid()), 'The order is already paid.'],
  [
    'a foreign key',
    async () => windowFor(await sandbox.opened(), { key: 'rzp_test_other' }),
    'The shop’s key is unknown.',
  ],
])('the window says that %s can not be paid', async (_, open, words) => {
  const text = await (await open()).text()

  expect(text).toContain(words)
  expect(text).not.toContain('data-outcome')
})

test('without both keys nothing is opened, listed, captured or given back', async () => {
  const { keyId, keySecret } = KEYS.razorpay
  const attempts = [{}, basic(keyId, ''), basic(keyId, 'wrong'), basic('rzp_test_other', keySecret)]

  for (const headers of attempts) {
    const answers = await Promise.all([
      sandbox.request('/razorpay/v1/orders', { method: 'POST', headers, body: '{}' }),
      sandbox.request('/razorpay/v1/orders', { headers }),
      sandbox.request('/razorpay/v1/payments/pay_1/capture', { method: 'POST', headers }),
      sandbox.request('/razorpay/v1/payments/pay_1/refund', { method: 'POST', headers }),
      sandbox.request('/razorpay/v1/refunds/rfnd_1', { headers }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  }
})

test('malformed requests are refused, never a server error', async () => {
  const headers = basic(KEYS.razorpay.keyId, KEYS.razorpay.keySecret)
  const bodies = ['', '[]', 'null', '{', '{"amount":"1"}', '{"amount":1e9,"currency":"INR","x":1}']

  for (const body of bodies) {
    const order = { method: 'POST', headers, body }
    expect((await sandbox.request('/razorpay/v1/orders', order)).status).toBe(400)
    const pay = { method: 'POST', body }
    expect((await sandbox.request('/razorpay/v1/checkout/order_1/pay', pay)).status).toBe(400)
  }
})
