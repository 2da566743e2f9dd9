import { expect, test } from 'vitest'

import { clientIp } from '@/src/lib/http/client-ip'
import { frontSecret } from '@/src/lib/http/front-headers'

import { ask, echo, frontBefore, upstreamOf } from './running-front'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function arriving(headers: Record<string, string>, change = {}) {
  const { port } = await frontBefore((await upstreamOf(echo)).url, change)
  const answer = await ask(port, { headers })
  const inward: Record<string, string> = JSON.parse(answer.text).headers
  return { answer, inward, address: clientIp(new Headers(inward)) }
}

const FORGED = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.4',
  'x-charterdesk-client': '203.0.113.9',
  'x-charterdesk-front': 'guess',
  'x-charterdesk-missing': '1',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
  'x-request-id': 'mine',
  'x-middleware-subrequest': 'src/proxy',
}

test('the address is the socket’s, whatever a visitor says', async () => {
  const { inward, address } = await arriving(FORGED)

  expect(address).toBe('127.0.0.1')
  expect(inward).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' })
  for (const name of ['x-real-ip', 'forwarded', 'x-charterdesk-missing', 'x-middleware-subrequest'])
    expect(inward).not.toHaveProperty(name)
})

test('a trusted proxy names it, by the last address that it wrote', async () => {
  expect((await arriving(FORGED, { proxies: ['127.0.0.0/8'] })).address).toBe('198.51.100.4')
})

test('a caller past the proxy is not believed, neither the address nor the place that it sends', async () => {
  const forged = { ...FORGED, 'cf-ipcountry': 'DE' }
  const past = await arriving(forged, { proxies: ['203.0.113.0/24'] })
  expect(past.address).toBe('127.0.0.1')
  expect(past.inward).not.toHaveProperty('cf-ipcountry')
  expect((await arriving(forged, { proxies: ['127.0.0.1'] })).inward['cf-ipcountry']).toBe('DE')
})

test('what a trusted proxy wrote, but is no address, does not count', async () => {
  const headers = { 'x-forwarded-for': 'unknown' }

  expect((await arriving(headers, { proxies: ['127.0.0.0/8'] })).address).toBe('127.0.0.1')
})

test('without the front’s own secret nobody is believed', () => {
  const claimed = { 'x-charterdesk-client': '203.0.113.9' }

  expect(clientIp(new Headers(claimed))).toBeUndefined()
  expect(clientIp(new Headers({ ...claimed, 'x-charterdesk-front': 'guess' }))).toBeUndefined()
  expect(clientIp(new Headers({ ...claimed, 'x-charterdesk-front': frontSecret() }))).toBe(
    '203.0.113.9',
  )
})

test('each request has an id of ours, inside and outside', async () => {
  const { answer, inward } = await arriving(FORGED)

  expect(answer.headers['x-request-id']).toMatch(UUID)
  expect(inward['x-request-id']).toBe(answer.headers['x-request-id'])
})

test('a head names nothing away that the front says', async () => {
  const { address } = await arriving({ connection: 'close, x-charterdesk-client, x-forwarded-for' })

  expect(address).toBe('127.0.0.1')
})

test.each([
  ['http://localhost:3000', false, undefined],
  ['https://shop.example.com', false, 'max-age=63072000'],
  ['https://shop.example.com', true, 'max-age=63072000; includeSubDomains'],
])(
  'at %s, with subdomains %s, the promise of https is %s',
  async (siteUrl, hstsSubdomains, said) => {
    const { answer } = await arriving({ host: new URL(siteUrl).host }, { siteUrl, hstsSubdomains })

    expect(answer.headers['strict-transport-security']).toBe(said)
  },
)

test.each([
  ['s-maxage=86400, stale-while-revalidate=31536000', 404, /s-maxage=60\b/],
  ['private, no-store', 404, /^private, no-store$/],
  ['s-maxage=86400', 200, /^s-maxage=86400$/],
])('an answer with %j and status %i may be kept as %s', async (policy, status, kept) => {
  const upstream = await upstreamOf((_, answer) =>
    answer.writeHead(status, { 'cache-control': policy }).end(),
  )
  const { port } = await frontBefore(upstream.url)

  expect((await ask(port)).headers['cache-control']).toMatch(kept)
})
