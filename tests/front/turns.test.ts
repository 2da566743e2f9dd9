import { connect } from 'node:net'

import { expect, test, vi } from 'vitest'

import { SOON } from '@/tests/support/soon'
import { ask, frontBefore, upstreamOf } from './running-front'

/** A web process that answers when it is told to, and knows all that it was ever asked. */
async function slow() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const upstream = await upstreamOf(({ url = '' }, answer) => {
    asked.push(url)
    if (url === '/honest') answer.end('page')
    else answers.push(() => answer.end('late'))
  })
  const front = await frontBefore(upstream.url, { proxies: ['127.0.0.0/8'] })
  const answerAll = () => {
    for (const one of answers.splice(0)) one()
  }
  return { ...front, asked, answerAll }
}

/** Asks, and leaves once the front has read it. */
function breakOff(port: number, path: string, from: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`,
        () => setTimeout(() => socket.destroy(), 20),
      )
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

test('of two thousand requests that one address breaks off, a web process is asked a few', async () => {
  const { port, asked, answerAll } = await slow()

  await Promise.all(
    Array.from({ length: 2_000 }, (_, index) => breakOff(port, `/gone/${index}`, '10.0.0.1')),
  )

  const honest = await ask(port, { path: '/honest', headers: { 'x-forwarded-for': '10.0.0.2' } })
  expect(honest.text).toBe('page')
  expect(asked.length - 1).toBeLessThanOrEqual(16)

  answerAll()
  const own = { 'x-forwarded-for': '10.0.0.1' }
  await vi.waitFor(async () => {
    answerAll()
    expect((await ask(port, { path: '/honest', headers: own })).text).toBe('page')
  }, SOON)
  expect(asked.filter((path) => path.startsWith('/gone')).length).toBeLessThan(100) // what waited left with its sender
})

test('what one address asks for beyond its turns waits, and is answered in the end', async () => {
  const { port, asked, answerAll } = await slow()

  const all = Array.from({ length: 60 }, (_, index) => ask(port, { path: `/kept/${index}` }))
  await vi.waitFor(() => expect(asked.length).toBe(16), SOON)
  const timer = setInterval(answerAll, 5)
  const answers = await Promise.all(all)
  clearInterval(timer)

  expect(answers.every(({ text }) => text === 'late')).toBe(true)
})

test('a stream that stays open takes nobody’s turn', async () => {
  const upstream = await upstreamOf(({ url }, answer) => {
    if (url !== '/api/stream') return answer.end('page')
    answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
  })
  const { port, url } = await frontBefore(upstream.url)

  const streams = await Promise.all(Array.from({ length: 40 }, () => fetch(`${url}/api/stream`)))

  expect((await ask(port)).text).toBe('page')
  await Promise.all(streams.map(({ body }) => body?.cancel()))
})
