import { expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { fromFront } from '@/tests/support/from-front'
import { buyer } from '@/tests/support/orders/buyer'
import { openForTrade } from '@/tests/support/orders/open-for-trade'

const { payload, choice } = await openForTrade()

const OWN = '/checkout/draft'

const NOTHING = {
  draft: null,
  asksSignIn: false,
  prefill: null,
  livesIn: null,
  savedBilling: null,
  isSignedIn: false,
  offer: null,
  viewing: null,
}

const said = z.object({ methods: z.array(z.unknown()) })

test('a stranger is told of the ways to pay, and of no one', async () => {
  const ada = buyer()
  await ada.fillIn(choice)
  const { status, body } = await buyer().call('GET', OWN)

  expect([status, body]).toEqual([200, { ...NOTHING, methods: said.parse(body).methods }])
  expect(said.parse(body).methods.length).toBeGreaterThan(0)
})

test('a visitor is told the country they come from, and no one which they cannot tell', async () => {
  const from = (address: string) => api('GET', OWN, { headers: fromFront(address) })
  expect((await from('8.8.8.8')).body).toMatchObject({ livesIn: 'US' })
  expect((await from('127.0.0.1')).body).toMatchObject({ livesIn: null })
})

test('a draft is told to the browser that holds its key, and to no made-up key', async () => {
  const [ada, eve] = [buyer(), buyer()]
  await ada.fillIn(choice)
  const key = ada.jar.get('charterdesk_draft') ?? ''
  const answer = await ada.call('GET', OWN)

  expect(answer.body).toMatchObject({ draft: { answers: { email: ada.email } } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const tried of [`${key}x`, key.slice(1), key.toUpperCase(), 'null', '%00', '../x']) {
    eve.jar.set('charterdesk_draft', tried)
    expect((await eve.call('GET', OWN)).body, tried).toMatchObject(NOTHING)
  }
  eve.jar.set('charterdesk_draft_ein', key) // of another kind of checkout
  expect((await eve.call('GET', `${OWN}?kind=ein`)).body).toMatchObject({ draft: null })
})

test('who is signed in is told of their own account, and no other browser is', async () => {
  const user = await builder(payload)('users', { firstName: 'Mary', phone: '+1 555 0100' })
  const mary = browser()
  await mary.post('/account/sign-in', { email: user.email, password: PASSWORD })
  const cookie = [...mary.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = (headers: Record<string, string>) => api('GET', OWN, { headers })

  expect((await ask({ cookie, 'sec-fetch-site': 'same-origin' })).body).toMatchObject({
    isSignedIn: true,
    prefill: { firstName: 'Mary', email: user.email, phone: '+1 555 0100' },
  })
  expect((await ask({})).body).toMatchObject(NOTHING)
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ]
  for (const foreign of elsewhere) {
    const { status, body } = await ask({ cookie, ...foreign })
    expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining(user.email)])
  }
})

test('the page is told beforehand whether there is a draft, and told otherwise where it is wrong', async () => {
  const ada = buyer()
  await ada.fillIn(choice)
  const readable = (cookies: readonly string[]) =>
    cookies.filter((line) => line.startsWith('charterdesk_begun_formation='))

  expect(ada.jar.get('charterdesk_begun_formation')).toBe('1')
  expect((await ada.call('GET', OWN)).headers.getSetCookie()).toEqual([])
  ada.jar.delete('charterdesk_begun_formation')
  const [mended = ''] = readable((await ada.call('GET', OWN)).headers.getSetCookie())
  expect(mended).toMatch(/^charterdesk_begun_formation=1; /)
  expect(mended).not.toMatch(/HttpOnly/)

  ada.jar.delete('charterdesk_draft')
  const [gone] = readable((await ada.call('GET', OWN)).headers.getSetCookie())
  expect(gone).toMatch(/Max-Age=0/)
})

test('the last link’s offer is told until the draft has asked for one or taken it off', async () => {
  const ada = buyer()
  ada.jar.set('charterdesk_offer', 'SPRING')
  expect((await ada.call('GET', OWN)).body).toMatchObject({ offer: 'SPRING' })

  await ada.fillIn(choice, { offer: null })
  expect((await ada.call('GET', OWN)).body).toMatchObject({ offer: null })
})

test('staff who look through someone’s eyes are told whose, and see what they would see', async () => {
  const customer = await builder(payload)('users', { firstName: 'Nell', lastName: 'Lane' })
  const user = await builder(payload)('users', { role: 'admin' })
  const staff = browser()
  await staff.post('/account/sign-in', { email: user.email, password: PASSWORD })
  await staff.post(`/users/${customer.id}/view-as`, { reason: 'Ticket 4F2A, no receipt' })
  const cookieOf = (jar: Iterable<[string, string]>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const seen = await api('GET', OWN, { headers: { cookie: cookieOf(staff.jar) } })

  expect(seen.body).toMatchObject({
    prefill: { email: customer.email },
    viewing: { id: customer.id, name: 'Nell Lane', email: customer.email },
  })
  const borrowed = [...staff.jar].filter(([name]) => name !== 'payload-token')
  const stolen = await api('GET', OWN, { headers: { cookie: cookieOf(borrowed) } })
  expect(stolen.body).toMatchObject({ prefill: null, viewing: null, isSignedIn: false })
})
