import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '@/src/services/platform/limit-rate'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})
beforeEach(async () => {
  await runSql({ payload }, sql`delete from visits`)
  await runSql({ payload }, sql`delete from chat_clicks`)
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const own = { origin: 'http://localhost:3000', 'user-agent': BROWSER, ...fromFront('8.8.8.8') }

const visit = (headers: Record<string, string> = {}, body: object = { path: '/' }) =>
  api('POST', '/pages/opened', { body, headers: { ...own, ...headers } })
const visits = () => runSql({ payload }, sql`select * from visits order by created_at`)
const visitors = async () => new Set((await visits()).map((row) => row.visitor_hash)).size

test('each page is a view, and the same browser one visitor of the day', async () => {
  await visit()
  await visit({}, { path: '/checkout?email=ada@example.com' })
  await visit({ 'user-agent': `${BROWSER} Edg/140` })
  await visit(fromFront('8.8.4.4'))

  const rows = await visits()
  expect(rows.map(({ path }) => path)).toEqual(['/', '/checkout', '/', '/'])
  expect(await visitors()).toBe(3)
  expect(JSON.stringify(rows)).not.toMatch(/8\.8\.|ada@|Chrome/)
})

test('the bundled table tells the country, and what a visitor claims of it is not believed', async () => {
  await visit({ 'cf-ipcountry': 'KP', 'x-vercel-ip-country': 'KP', 'x-forwarded-for': '5.6.7.8' })
  expect(await visits()).toMatchObject([{ country: 'US', region: null, source: 'Direct' }])
})

test('where a visitor came from is kept as a site and the words of the link', async () => {
  await visit({}, { path: '/', referrer: 'https://www.google.com/search?q=private' })
  await visit({}, { path: '/', source: 'Newsletter', campaign: 'Autumn' })
  expect(await visits()).toMatchObject([
    { source: 'Google', referrer_host: 'google.com', campaign: null },
    { source: 'newsletter', referrer_host: null, campaign: 'autumn' },
  ])
})

test.each([
  ['asks not to be tracked', { dnt: '1' }],
  ['sends Global Privacy Control', { 'sec-gpc': '1' }],
  ['is a bot', { 'user-agent': GOOGLEBOT }],
  ['says nothing of itself', { 'user-agent': '' }],
  ['looks ahead', { 'sec-purpose': 'prefetch;prerender' }],
])('who %s is answered the same, and not counted', async (_who, headers) => {
  expect((await visit(headers)).status).toBe(204)
  expect(await visits()).toEqual([])
})

test('nobody is counted without end', async () => {
  const { points } = RATE_LIMITS.visit.source
  const from = fromFront('8.8.8.44')
  await visit(from)
  await runSql({ payload }, sql`update rate_limits set points = ${points} where key like 'visit:%'`)
  expect((await visit(from)).status).toBe(204)
  expect(await visits()).toHaveLength(1)
})

test.each([
  [{}],
  [{ path: 'https://evil.example/' }],
  [{ path: '//evil.example' }],
  [{ path: ['/'] }],
  [{ path: `/${'a'.repeat(3000)}` }],
  [{ path: '/', source: 7 }],
  [{ path: '/', campaign: 'a'.repeat(3000) }],
  [{ path: '/', referrer: { toString: 1 } }],
])('%j is refused', async (body) => {
  const { status } = await visit({}, body)
  expect([400, 422]).toContain(status)
  expect(await visits()).toEqual([])
})

test('odd words are kept as plain ones or refused, and break nothing', async () => {
  for (const odd of ['\u0000', "'; drop table visits; --", '=cmd()', '\u202egpj', '\ud800']) {
    const { status } = await visit(fromFront('8.8.8.99'), {
      path: `/${odd}`,
      source: odd,
      campaign: odd,
    })
    expect(status).toBeLessThan(500)
  }
  expect((await visits()).length).toBeGreaterThan(0)
})

test('another site can count nothing here', async () => {
  expect((await visit({ origin: 'https://evil.example' })).status).toBe(403)
  expect(await visits()).toEqual([])
})

const chat = (method = 'GET', headers: Record<string, string> = {}) =>
  api(method, '/go/whatsapp', { headers: { 'user-agent': BROWSER, ...headers } })
const clicks = async () =>
  Number((await runSql({ payload }, sql`select sum(clicks) as n from chat_clicks`))[0]?.n ?? 0)
const setChat = (whatsappEnabled: boolean) =>
  payload.updateGlobal({
    slug: 'settings',
    data: { whatsappEnabled, whatsappNumber: '+1 307 555 0142', whatsappMessage: 'Hello & you' },
    overrideAccess: true, // arranges the test
  })
const TO = 'https://wa.me/13075550142?text=Hello%20%26%20you'

test('a click on the chat button is counted, and leads to the chat that staff have set', async () => {
  await setChat(true)
  const { status, headers } = await chat()
  expect([status, headers.get('location')]).toEqual([302, TO])
  expect(headers.get('cache-control')).toBe('no-store')
  await chat()
  expect(await clicks()).toBe(2)
})

test.each([
  ['HEAD', {}],
  ['GET', { 'user-agent': GOOGLEBOT }],
  ['GET', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['GET', { 'sec-gpc': '1' }],
  ['GET', { dnt: '1' }],
  ['GET', { purpose: 'prefetch' }],
])('%s with %j is sent on and not counted', async (method, headers) => {
  await setChat(true)
  expect((await chat(method, headers)).headers.get('location')).toBe(TO)
  expect(await clicks()).toBe(0)
})

test('without a chat the link leads to the support form, whatever it is told', async () => {
  await setChat(false)
  const { headers } = await api('GET', '/go/whatsapp?url=https://evil.example', {
    headers: { 'user-agent': BROWSER },
  })
  expect(headers.get('location')).toBe('http://localhost:3000/support#message')
  expect(await clicks()).toBe(0)
})
