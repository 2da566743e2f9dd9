import { expect, test, vi } from 'vitest'
import { SOON } from '@/tests/support/soon'
import { ask, frontBefore, upstreamOf } from './running-front'

const NOBODY = 'http://127.0.0.1:1'
const PERSON = { accept: 'text/html' }

test('while the web process is away, programs hear 503 and when to ask again', async () => {
  const { port } = await frontBefore(NOBODY)

  const answer = await ask(port, { path: '/api/packages' })

  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'unavailable' } })
})

test('a person gets a page that tries again, but never sends a form twice', async () => {
  const { port } = await frontBefore(NOBODY)

  const page = await ask(port, { path: '/dashboard', headers: PERSON })
  const form = await ask(port, { method: 'POST', path: '/admin', headers: PERSON, body: 'a=b' })

  expect([page.status, form.status]).toEqual([503, 503])
  expect(page.text).toContain('http-equiv="refresh"')
  expect(form.text).not.toContain('http-equiv="refresh"')
})

test('it serves again as soon as the web process is back', async () => {
  const upstream = await upstreamOf((_, answer) => answer.end('here'))
  const { port } = await frontBefore(upstream.url)
  expect((await ask(port)).text).toBe('here')
  const address = upstream.server.address()
  const inner = typeof address === 'object' && address ? address.port : 0
  upstream.server.closeAllConnections()
  await new Promise((resolve) => upstream.server.close(resolve))
  expect((await ask(port)).status).toBe(503)

  await new Promise<void>((resolve) => upstream.server.listen(inner, '127.0.0.1', resolve))

  expect((await ask(port)).text).toBe('here')
})

/** A web process whose database comes and goes. */
async function shop() {
  const state = { database: true }
  const upstream = await upstreamOf(({ url = '' }, answer) => {
    if (url.startsWith('/api/ready')) {
      const checks = { database: { ok: state.database } }
      answer.writeHead(state.database ? 200 : 503).end(JSON.stringify({ checks }))
    } else if (url.startsWith('/broken')) answer.writeHead(500).end('no')
    else if (url === '/half') {
      answer.writeHead(200).write('be')
      setTimeout(() => answer.destroy(), 20)
    } else answer.end('page')
  })
  return { state, ...(await frontBefore(upstream.url, { watchEveryMs: 20 })) }
}

test('while the database is away, only what stands without it is answered', async () => {
  const { port, state } = await shop()
  const statuses = async () =>
    Promise.all(
      ['/', '/_next/static/a.js', '/api/health', '/api/packages', '/dashboard', '/admin'].map(
        async (path) => (await ask(port, { path })).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])

  state.database = false
  await vi.waitFor(
    async () => expect(await statuses()).toEqual([200, 200, 200, 503, 503, 503]),
    SOON,
  )

  state.database = true
  await vi.waitFor(
    async () => expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]),
    SOON,
  )
})

test('a failure of the web process is its own, unless the database is away', async () => {
  const { port, state } = await shop()
  expect((await ask(port, { path: '/broken' })).status).toBe(500)

  state.database = false

  const answer = await ask(port, { path: '/broken', headers: PERSON })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
})

test('an answer that ends in its middle ends in its middle outside, too', async () => {
  const { port } = await shop()

  await expect(ask(port, { path: '/half' })).rejects.toThrow(/aborted|hang up|ECONNRESET/)
})
