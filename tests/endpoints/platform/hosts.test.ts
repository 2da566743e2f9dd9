import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { FRONT_HEADER, frontSecret } from '@/src/lib/http/front-headers'
import { serveApi } from '@/src/lib/http/serve-api'
import { proxy } from '@/src/proxy'

const WEB = 'http://127.0.0.1:3300'

type Sent = Readonly<Record<string, string>>

const askApi = async (path: string, headers: Sent) =>
  (await serveApi(new Request(`${WEB}/api${path}`, { headers }))).status

const askPage = async (path: string, headers: Sent) =>
  (await proxy(new NextRequest(`${WEB}${path}`, { headers }))).status

test.each([
  ['evil.example', 421],
  ['evil.example:3300', 421],
  ['127.0.0.1.evil.example', 421],
  ['10.0.0.7:3300', 421],
  ['127.0.0.1:3300', 200],
  ['localhost:3000', 200],
  ['[::1]:3300', 200],
])('past the front, the host %j is answered %i', async (host, status) => {
  expect(await askApi('/payments/methods', { host })).toBe(status)
  expect(await askPage('/terms', { host })).toBe(status)
})

test('without a Host, the address itself counts', async () => {
  expect(await askApi('/payments/methods', {})).toBe(200)
  expect((await serveApi(new Request('http://evil.example/api/payments/methods'))).status).toBe(421)
})

test('a page on another name reads no mail of the sandbox', async () => {
  expect(await askPage('/sandbox/inbox', { host: 'evil.example:3300' })).toBe(421)
})

test('what the front has let in is answered by any name', async () => {
  const headers = { host: 'shop.example.com', [FRONT_HEADER]: frontSecret() }

  expect(await askApi('/payments/methods', headers)).toBe(200)
  expect(await askPage('/terms', headers)).toBe(200)
})

test('the front’s word cannot be made up', async () => {
  const headers = { host: 'evil.example', [FRONT_HEADER]: 'a'.repeat(64) }

  expect(await askApi('/payments/methods', headers)).toBe(421)
})

test('probes are answered by any name', async () => {
  const headers = { host: '10.1.2.3:3300' }

  expect(await askApi('/health', headers)).toBe(200)
  expect(await askApi('/ready', headers)).not.toBe(421)
})
