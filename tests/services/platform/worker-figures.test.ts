import { createServer } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { tellFigures } from '@/src/jobs/tell-figures'

const TOKEN = 'a token of sixteen'

async function worker(port = 0) {
  const figures = await tellFigures({ port, token: TOKEN, host: null })
  onTestFinished(() => figures.close())
  return figures
}

const ask = (port: number | null, token: string, path = '/metrics') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })

test('a worker tells how many jobs it has done and failed, how long they took, and its memory', async () => {
  const { count, port } = await worker()
  count('send-email', 0.02, 'done')
  count('send-email', 0.2, 'done')
  count('send-email', 3, 'failed')

  const text = await (await ask(port, TOKEN)).text()

  const name = 'charterdesk_job_duration_seconds'
  expect(text).toContain(`${name}_count{queue="send-email",outcome="done"} 2`)
  expect(text).toContain(`${name}_count{queue="send-email",outcome="failed"} 1`)
  expect(text).toContain(`${name}_bucket{le="0.1",queue="send-email",outcome="done"} 1`)
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}/m)
})

test('it tells them to no one without the token, and has no other page', async () => {
  const { port } = await worker()
  const answers = [
    await ask(port, ''),
    await ask(port, `${TOKEN}s`),
    await ask(port, TOKEN, '/'),
    await ask(port, TOKEN, '/metrics/x'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404])
  expect((await Promise.all(answers.map((one) => one.text()))).join('')).toBe('')
})

test('anyone may ask whether it answers, with a token for figures or without', async () => {
  const plain = await tellFigures({ port: 0, token: undefined, host: null })
  onTestFinished(() => plain.close())
  for (const { port } of [await worker(), plain]) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'alive' }])
  }
  expect((await ask(plain.port, '')).status).toBe(404)
  expect((await ask(plain.port, 'undefined')).status).toBe(404)
})

test('a worker whose port is taken does its jobs all the same', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()

  const { count, port } = await worker(typeof address === 'object' ? address?.port : 0)

  expect(port).toBeNull()
  expect(() => count('send-email', 1, 'done')).not.toThrow()
})
