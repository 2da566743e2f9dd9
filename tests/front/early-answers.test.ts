import { connect } from 'node:net'

import { expect, test, vi } from 'vitest'
import { SOON } from '@/tests/support/soon'
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
      expect(await ask(port)).toMatchObject({ status: 200, text: 'page' })
    }
  },
)

test('a hundred such requests hold nothing open', async () => {
  const { port, open } = await hasty()

  const refused = await Promise.all(
    Array.from({ length: 100 }, () => ask(port, { method: 'POST', body: BODY })),
  )

  expect(refused.every(({ status }) => status === 413)).toBe(true)
  await vi.waitFor(() => expect(open.size).toBe(0), SOON)
  expect((await ask(port)).text).toBe('page')
})

/** Writes a body as fast as it is taken, whatever is answered; the status of the answer. */
function writeOn(port: number, pieces: number): Promise<number> {
  const piece = Buffer.alloc(64 * 1024)
  const head = `POST /admin HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(head)
      for (let turn = 0; turn < pieces && socket.writable; turn += 1) {
        socket.write(`${piece.length.toString(16)}\r\n`)
        socket.write(piece)
        socket.write('\r\n')
        await new Promise((next) => setImmediate(next))
      }
      if (socket.writable) socket.write('0\r\n\r\n')
    })
    let text = ''
    socket.on('data', (data) => {
      text += data
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      if (status) resolve(Number(status))
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(0))
  })
}

test('an answer that comes while the sender still writes arrives as it is', async () => {
  const { port } = await hasty()

  for (const pieces of [8, 14, 200]) {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => writeOn(port, pieces)))
    expect(new Set(statuses)).toEqual(new Set([413]))
  }
})

test('a web process that goes away without an answer is still unavailable', async () => {
  const upstream = await upstreamOf((asked) => {
    asked.once('data', () => asked.socket.destroy())
  })
  const { port } = await frontBefore(upstream.url)

  expect(await writeOn(port, 14)).toBe(503)
})
