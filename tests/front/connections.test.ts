import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

import { expect, test, vi } from 'vitest'
import { SOON } from '@/tests/support/soon'
import { ask, echo, frontBefore, upstreamOf } from './running-front'

test('a connection serves one request after another', async () => {
  const { port } = await frontBefore((await upstreamOf(echo)).url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const turn = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent, headers: { host: 'localhost' } }, (answer) => {
        const { localPort } = answer.socket
        answer.resume()
        answer.on('end', () => resolve(localPort))
      }).on('error', reject)
    })
  const ports = [await turn(), await turn(), await turn()]
  agent.destroy()

  expect(new Set(ports).size).toBe(1)
})

test('inside, connections are kept as well', async () => {
  const sockets = new Set<number | undefined>()
  const upstream = await upstreamOf((asked, answer) => {
    sockets.add(asked.socket.remotePort)
    answer.end()
  })
  const { url } = await frontBefore(upstream.url)

  for (let turn = 0; turn < 5; turn += 1) await (await fetch(url)).text()

  expect(sockets.size).toBe(1)
})

test('what the web process says of its connection is not passed on', async () => {
  const upstream = await upstreamOf((_, answer) =>
    answer.writeHead(200, { connection: 'close' }).end(),
  )
  const { port } = await frontBefore(upstream.url)

  expect((await ask(port)).headers).toMatchObject({ 'keep-alive': 'timeout=65' })
})

test('a stream arrives as it is written, not when it is over', async () => {
  const upstream = await upstreamOf((_, answer) => {
    answer.write('first') // and does not go on
  })
  const { url } = await frontBefore(upstream.url)

  const reader = (await fetch(url)).body?.getReader()
  const first = await reader?.read()

  expect(Buffer.from(first?.value ?? []).toString()).toBe('first')
  await reader?.cancel()
})

test('whoever stops listening stops the answer inside', async () => {
  const ended = vi.fn()
  const upstream = await upstreamOf((_, answer) => {
    const timer = setInterval(() => answer.write('more'), 5)
    answer.on('close', () => {
      clearInterval(timer)
      ended()
    })
  })
  const { url } = await frontBefore(upstream.url)
  const reader = (await fetch(url)).body?.getReader()
  await reader?.read()

  await reader?.cancel()

  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), SOON)
})

/** Asks for a web socket by hand, and gives the first line that comes back. */
const upgrade = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    )
    socket.once('data', (chunk) => {
      resolve(String(chunk).split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
  })

test('web sockets open for the development server alone', async () => {
  const upstream = await upstreamOf(echo)
  const asked = vi.fn()
  upstream.server.on('upgrade', (request, socket) => {
    asked(request.url)
    socket.end('HTTP/1.1 400 No\r\n\r\n')
  })
  const development = await frontBefore(upstream.url, { upgrades: true })
  const production = await frontBefore(upstream.url)

  expect(await upgrade(development.port)).toBe('HTTP/1.1 101 Switching Protocols')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/_next/webpack-hmr'), SOON)
  expect(await upgrade(production.port)).toBe('HTTP/1.1 200 OK')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('by default only programs on this machine reach it, by both of its own addresses', async () => {
  const { port } = await frontBefore((await upstreamOf(echo)).url)
  const reach = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host }, () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')

  expect(await reach('127.0.0.1')).toBe(true)
  for (const { address } of others) expect(await reach(address)).toBe(false)
})
