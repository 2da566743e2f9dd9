import { expect, test, vi } from 'vitest'

import { ask, frontBefore, upstreamOf } from './running-front'

const BODY = Buffer.alloc(200 * 1024)

/** A web process that answers a POST after its first piece, and never reads the rest. */
async function hasty() {
  const open = new Set<unknown>()
  const upstream = await upstreamOf((asked, answer) => {
    open.add(asked.socket)
    asked.socket.once('close', () => open.delete(asked.socket))
    if (asked.method === 'GET') {
      answer.end('page')
      return
    }
    asked.once('data', () => {
      asked.pause()
      answer.writeHead(413).end('too large')
    })
  })
  return { open, ...(await frontBefore(upstream.url)) }
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'nobody waits behind what is left of a body that was refused by its beginning, by %s',
  async (method) => {
    const { port } = await hasty()

    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask(port, { method, body: BODY })).status).toBe(413)
      const began = performance.now()
      expect(await ask(port)).toMatchObject({ status: 200, text: 'page' })
      expect(performance.now() - began).toBeLessThan(1_000)
    }
  },
)

test('a hundred such requests hold nothing open', async () => {
  const { port, open } = await hasty()

  const refused = await Promise.all(
    Array.from({ length: 100 }, () => ask(port, { method: 'POST', body: BODY })),
  )

  expect(refused.every(({ status }) => status === 413)).toBe(true)
  await vi.waitFor(() => expect(open.size).toBe(0))
  expect((await ask(port)).text).toBe('page')
})
