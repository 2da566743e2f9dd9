import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { ask, echo, frontBefore, upstreamOf } from './running-front'

const open = async (change = {}) => frontBefore((await upstreamOf(echo)).url, change)

test.each([
  ['localhost', 200],
  ['localhost:3000', 200],
  ['127.0.0.1', 200],
  ['[::1]:3000', 200],
  ['LOCALHOST.', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['192.168.1.7', 421],
  ['localhost@evil.example', 421],
])('on one’s own machine, the host %j is answered %i', async (host, status) => {
  const { port } = await open()

  const answer = await ask(port, { path: '/', headers: { host } })

  expect(answer.status).toBe(status)
})

test.each([
  ['shop.example.com', 200],
  ['shop.example.com:443', 200],
  ['www.example.com', 200],
  ['localhost', 421],
  ['10.0.0.7', 421],
  ['other.example.com', 421],
])('in the world, the host %j is answered %i', async (host, status) => {
  const { port } = await open({
    siteUrl: 'https://shop.example.com',
    allowedHosts: ['www.example.com'],
  })

  expect((await ask(port, { headers: { host } })).status).toBe(status)
})

test('probes reach health and readiness by any name', async () => {
  const { port } = await open()
  const headers = { host: '10.1.2.3:3000' }

  expect((await ask(port, { path: '/api/health', headers })).status).toBe(200)
  expect((await ask(port, { path: '/api/ready?x=1', headers })).status).toBe(200)
  expect((await ask(port, { path: '/api/users', headers })).status).toBe(421)
})

test('opened to the network, a number is answered, a foreign name is not', async () => {
  const { port } = await open({ isOpened: true })

  expect((await ask(port, { headers: { host: '192.168.1.7:3000' } })).status).toBe(200)
  expect((await ask(port, { headers: { host: 'rebound.example' } })).status).toBe(421)
})

test.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'SEARCH', 'M-SEARCH'])(
  '%s is no method of ours',
  async (method) => {
    const { port } = await open()

    const answer = await ask(port, { method })

    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toContain('GET')
  },
)

test.each(['/', '/llms.txt', '/robots.txt', '/og', '/_next/static/a.js', '/support', '/nowhere'])(
  'nothing is sent to %s, which is only read',
  async (path) => {
    let asked = 0
    const { url } = await upstreamOf((_, answer) => {
      asked += 1
      answer.end()
    })
    const { port } = await frontBefore(url)

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(port, { method, path, body: 'a=b' })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
    expect(asked).toBe(0)
  },
)

test.each([
  '/api/orders/%zz',
  '/receipts/%ff',
  '/%',
  '/a%00b',
  '/../etc/passwd',
  '/a/%2e%2e/b',
  '/a\\..\\b',
  'http://evil.example/',
  '//evil.example/%',
])('an address that nobody can read is a bad request: %s', async (path) => {
  const { port } = await open()

  const answer = await ask(port, { path })

  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'bad_request' } })
})

test('an address longer than any of ours is a bad request', async () => {
  const { port } = await open()

  expect((await ask(port, { path: `/${'a'.repeat(3000)}` })).status).toBe(400)
})

test('an address arrives as it was written', async () => {
  const { port } = await open()
  const path = '/api/orders/a%20b%2Fc?where[id][equals]=%zz&x=1?2'

  expect(JSON.parse((await ask(port, { path })).text)).toMatchObject({ url: path })
})

test('what is no HTTP at all is answered and cut off', async () => {
  const { port } = await open()
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('close', () => resolve(said))
  })

  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('a head that is too large is refused', async () => {
  const { port } = await open()

  expect((await ask(port, { headers: { cookie: 'a'.repeat(20_000) } })).status).toBe(431)
})

test('people get a page, programs our error shape', async () => {
  const { port } = await open()
  const headers = { host: 'evil.example', accept: 'text/html,*/*' }

  expect((await ask(port, { headers })).text).toContain('<h1>Wrong address</h1>')
  expect(JSON.parse((await ask(port, { path: '/api/users', headers })).text)).toEqual({
    error: { code: 'unknown_host', message: expect.any(String) },
  })
})
