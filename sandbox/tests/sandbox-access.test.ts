import { request } from 'node:http'

import { afterAll, expect, test } from 'vitest'

import { startSandbox } from '@/sandbox/payments/start-sandbox'
import { memoryStore } from '@/sandbox/payments/store/memory-store'

import { CREDENTIALS, KEYS, openInput, runningSandbox } from './running-sandbox'

const sandbox = await runningSandbox()
afterAll(() => sandbox.close())

test.each(['https://example.com', 'http://192.168.1.20:3000', 'http://localhost.example.com'])(
  'the sandbox refuses to serve a site at %s',
  async (siteUrl) => {
    const starting = startSandbox({
      siteUrl,
      credentials: KEYS,
      store: memoryStore(),
      port: 0,
    })

    await expect(starting).rejects.toThrow(/only works for a site on this machine/)
  },
)

test('a port that is taken is told', async () => {
  const port = Number(new URL(sandbox.url).port)

  const starting = startSandbox({
    siteUrl: 'http://localhost:3000',
    credentials: KEYS,
    store: memoryStore(),
    port,
  })

  await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a foreign name that points at this machine gets no answer', async () => {
  const { port } = new URL(sandbox.url)

  const status = await new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/', headers: { host: 'evil.example' } }
    request(options, (response) => resolve(response.resume().statusCode)).end()
  })

  expect(status).toBe(421)
})

test('the control needs its own token', async () => {
  const without = await sandbox.request('/_control/ledger')
  const wrong = await sandbox.request('/_control/ledger', {
    headers: { 'x-sandbox-control': CREDENTIALS.secretKey },
  })

  expect([without.status, wrong.status]).toEqual([403, 403])
})

test('the publishable key neither charges, nor refunds, nor lists', async () => {
  const headers = { authorization: `Bearer ${CREDENTIALS.publishableKey}` }
  const answers = await Promise.all([
    sandbox.request('/v1/payment_intents', { method: 'POST', headers, body: 'amount=100' }),
    sandbox.request('/v1/refunds', { method: 'POST', headers, body: 'payment_intent=pi_1' }),
    sandbox.request('/v1/payment_intents', { headers }),
    sandbox.request('/v1/account', { headers }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('the card fields may be framed by the shop and by nobody else', async () => {
  const shop = sandbox.shop.url
  const framed = await sandbox.request(`/elements/payment?frame=a&origin=${shop}`)
  const foreign = await sandbox.request('/elements/payment?frame=a&origin=https://evil.example')
  const policy = framed.headers.get('content-security-policy') ?? ''

  expect(policy).toContain(`frame-ancestors http://localhost:${new URL(shop).port} ${shop}`)
  expect(policy).toContain("default-src 'none'")
  expect(foreign.status).toBe(400)
})

test("only the shop's pages may call the API from a browser", async () => {
  const allowed = async (origin: string) =>
    (
      await sandbox.request('/v1/payment_intents/pi_1', { method: 'OPTIONS', headers: { origin } })
    ).headers.get('access-control-allow-origin')

  expect(await allowed(sandbox.shop.url)).toBe(sandbox.shop.url)
  expect(await allowed('https://evil.example')).toBeNull()
})

test('no card number is ever kept', async () => {
  const store = memoryStore()
  const own = await runningSandbox(store)
  await own.gateway().open(openInput(await own.cardToken('4242424242424242')))
  const kinds = ['token', 'intent', 'charge', 'challenge', 'event', 'replay'] as const

  const everything = JSON.stringify(await Promise.all(kinds.map((kind) => store.list(kind, 100))))
  await own.close()

  expect(everything).not.toContain('4242424242424242')
  expect(everything).toContain('"last4":"4242"')
})

test('malformed requests are refused, never a server error', async () => {
  const headers = { authorization: `Bearer ${CREDENTIALS.secretKey}` }
  const bodies = [
    '__proto__[a]=1',
    'a[[b=1',
    'amount=1&amount[x]=2',
    '%E0%A4%A',
    'amount',
    '\u0000',
  ]

  for (const body of bodies) {
    const answer = await sandbox.request('/v1/payment_intents', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  }
  expect((await sandbox.request('/v1/payment_intents/%00', { headers })).status).toBe(404)
})

test.each([
  ['a mistyped number', '4242424242424241', {}, 'incorrect_number'],
  ['month 13', '4242424242424242', { exp_month: '13' }, 'invalid_expiry_month'],
  ['last year', '4242424242424242', { exp_year: '2020' }, 'invalid_expiry_year'],
  ['two digits of a code', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ['three digits for American Express', '378282246310005', { cvc: '123' }, 'invalid_cvc'],
])('a card with %s is refused as it is sent', async (_, number, details, code) => {
  const answer = await sandbox.sendCard(number, details)

  expect(answer.status).toBe(402)
  expect(await answer.json()).toMatchObject({ error: { type: 'card_error', code } })
})

test('the start page shows a payment, and shows its words as text', async () => {
  const token = await sandbox.cardToken('4242424242424242')
  await sandbox.gateway().open(openInput(token, { description: '<script>alert(1)</script>' }))

  const page = await (await sandbox.request('/')).text()

  expect(page).toContain('$249.00')
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).not.toContain('<script>alert')
})
