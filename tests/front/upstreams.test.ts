import { get, type Server } from 'node:http'

import { expect, test, vi } from 'vitest'
import { log } from '@/src/lib/log'
import { SOON } from '@/tests/support/soon'
import { ask, frontBefore, upstreamOf } from './running-front'

/** So long a request waits for a web process. */
const PATIENCE_MS = 20_000

const portOf = (url: string) => Number(new URL(url).port)

type Handler = Parameters<typeof upstreamOf>[0]

/** A web process that also says how it is. */
const processOf = (handle: Handler) =>
  upstreamOf((asked, answer) => {
    if (asked.url === '/api/health') answer.end('{"status":"alive"}')
    else handle(asked, answer)
  })

/** A front that has heard from each of them: until then it does not ask them by turns. */
async function frontThatKnows(...upstreams: readonly { readonly url: string }[]) {
  const told = vi.spyOn(log, 'info')
  const front = await frontBefore(
    upstreams.map(({ url }) => url),
    { probeEveryMs: 20, waitMs: PATIENCE_MS },
  )
  for (const { url: origin } of upstreams) {
    const up = expect.objectContaining({ origin, health: 'up' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(up, 'web process'), SOON)
  }
  return front
}

/** As a process that was killed: no one listens, and every connection is cut. */
function kill(server: Server): void {
  server.close()
  server.closeAllConnections()
}

const backAt = (server: Server, url: string) =>
  new Promise<void>((resolve) => server.listen(portOf(url), '127.0.0.1', resolve))

test('requests are shared among the web processes, the least busy first', async () => {
  const seen = { a: 0, b: 0 }
  const letGo: (() => void)[] = []
  const slow = await processOf((_, answer) => {
    seen.a += 1
    letGo.push(() => answer.end('a'))
  })
  const quick = await processOf((_, answer) => {
    seen.b += 1
    answer.end('b')
  })
  const { port } = await frontThatKnows(slow, quick)

  const both = [ask(port), ask(port)]
  await Promise.race(both)
  for (let turn = 0; turn < 5; turn += 1) expect((await ask(port)).text).toBe('b')
  for (const answer of letGo) answer()
  await Promise.all(both)

  expect(seen).toEqual({ a: 1, b: 6 })
})

test('one that is gone costs no one an answer, with a body or without', async () => {
  const gone = await processOf((_, answer) => answer.end('gone'))
  const here = await processOf(async (asked, answer) => {
    let size = 0
    for await (const chunk of asked) size += chunk.length
    answer.end(`here ${size}`)
  })
  const { port } = await frontThatKnows(gone, here)
  await ask(port)
  await ask(port)
  kill(gone.server)

  const answers = []
  for (let turn = 0; turn < 4; turn += 1) {
    answers.push((await ask(port)).text, (await ask(port, { method: 'POST', body: 'five!' })).text)
  }

  expect(new Set(answers)).toEqual(new Set(['here 0', 'here 5']))
})

test('what may be asked twice is, where a process dies over its answer; a form is not', async () => {
  const asked = { GET: 0, POST: 0 }
  const dying = await processOf((request, answer) => {
    if (request.method === 'POST') asked.POST += 1
    else asked.GET += 1
    if (request.url === '/begun') answer.writeHead(200).write('half of')
    setTimeout(() => request.socket.destroy(), 5)
  })
  const well = await processOf((_, answer) => answer.end('whole'))
  const { port } = await frontThatKnows(dying, well)

  const pages = []
  for (const path of ['/', '/', '/begun', '/begun']) pages.push((await ask(port, { path })).text)
  const forms = []
  for (let turn = 0; turn < 2; turn += 1) {
    forms.push((await ask(port, { method: 'POST', body: 'a=b' })).status)
  }

  expect(pages).toEqual(['whole', 'whole', 'whole', 'whole'])
  expect(asked.GET).toBeGreaterThan(0)
  expect(asked.POST).toBe(1)
  expect(forms.toSorted()).toEqual([200, 503])
})

test('a page of which a process dies in the middle comes whole from another', async () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-postponed': '1' }
  const asked = { dying: 0 }
  const dying = await processOf((request, answer) => {
    asked.dying += 1
    answer.writeHead(200, page).write('<html>half of')
    setTimeout(() => request.socket.destroy(), 300) // long after its beginning has come
  })
  const well = await processOf((_, answer) => answer.writeHead(200, page).end('<html>whole'))
  const { port } = await frontThatKnows(dying, well)

  const pages = await Promise.all([1, 2, 3, 4].map(() => ask(port, { path: '/dashboard' })))

  expect(pages.map(({ status, text }) => [status, text])).toEqual(
    pages.map(() => [200, '<html>whole']),
  )
  expect(asked.dying).toBeGreaterThan(0)
})

test('while none is there, requests wait for one, and their bodies with them', async () => {
  const upstream = await processOf(async (asked, answer) => {
    let text = ''
    for await (const chunk of asked) text += String(chunk)
    answer.end(`back ${text}`)
  })
  const { port } = await frontBefore(upstream.url, { waitMs: PATIENCE_MS })
  kill(upstream.server)
  const waiting = [ask(port), ask(port, { method: 'POST', body: 'kept' })]
  await new Promise((resolve) => setTimeout(resolve, 300))

  await backAt(upstream.server, upstream.url)

  expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['back ', 'back kept'])
})

test('one that says it is leaving is spared, and asked where no other is left', async () => {
  const leaving = { is: false }
  const first = await upstreamOf(({ url }, answer) => {
    if (url === '/api/health') {
      answer.end(JSON.stringify({ status: leaving.is ? 'leaving' : 'alive' }))
    } else answer.end('first')
  })
  const second = await processOf((_, answer) => answer.end('second'))
  const { port } = await frontThatKnows(first, second)
  const texts = async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(port)))
    return [...new Set(all.map(({ text }) => text))].toSorted()
  }
  expect(await texts()).toEqual(['first', 'second'])

  leaving.is = true
  await vi.waitFor(async () => expect(await texts()).toEqual(['second']), SOON)

  kill(second.server)
  expect(await texts()).toEqual(['first'])
})

test('a file of another build is asked of the process that has it', async () => {
  const has =
    (file: string) => (asked: { url?: string }, answer: import('node:http').ServerResponse) =>
      asked.url === `/_next/static/${file}`
        ? answer.end(file)
        : answer.writeHead(404).end('no such')
  const old = await processOf(has('old.js'))
  const young = await processOf(has('new.js'))
  const { port } = await frontThatKnows(old, young)
  const got = async (file: string) => {
    const { status, text } = await ask(port, { path: `/_next/static/${file}` })
    return `${status} ${text}`
  }

  for (let turn = 0; turn < 2; turn += 1) {
    expect(await got('old.js')).toBe('200 old.js')
    expect(await got('new.js')).toBe('200 new.js')
    expect(await got('none.js')).toBe('404 no such')
  }
})

test('those who leave before they are answered end nothing but their own request', async () => {
  const upstream = await processOf(({ url }, answer) => {
    const type = url === '/streamed' ? 'text/csv' : 'application/json'
    answer.writeHead(200, { 'content-type': type })
    answer.write('begun')
    setTimeout(() => answer.end('whole'), 150)
  })
  const { port } = await frontBefore(upstream.url)
  const leaveAfter = (path: string, ms: number) =>
    new Promise<void>((resolve) => {
      const asked = get({ host: '127.0.0.1', port, path, headers: { host: 'localhost' } })
      asked.on('error', () => resolve())
      setTimeout(() => {
        asked.destroy()
        resolve()
      }, ms)
    })

  await Promise.all(
    ['/', '/streamed'].flatMap((path) => [10, 60, 120].map((ms) => leaveAfter(path, ms))),
  )
  await new Promise((resolve) => setTimeout(resolve, 250))

  expect((await ask(port)).text).toBe('begunwhole')
})
