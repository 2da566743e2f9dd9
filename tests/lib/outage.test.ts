import { createServer } from 'node:net'

import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { errorResponse } from '@/src/lib/errors'
import { isDatabaseAway } from '@/src/lib/http/outage'
import { isBrokenOff } from '@/src/lib/http/refusals'

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error('failed'), { code, ...more })

const databasePort = Number(new URL(process.env.DATABASE_URL ?? '').port)

test.each([
  ['it refuses connections', failed('ECONNREFUSED', { syscall: 'connect', port: databasePort })],
  ['it is shutting down', failed('57P01')],
  ['it is starting up', failed('57P03')],
  ['it has no connection left', failed('53300')],
  ['its connection broke', new Error('Connection terminated unexpectedly')],
  ['a query wraps it', new Error('Failed query', { cause: failed('57P01') })],
  [
    'both of its addresses refuse',
    new AggregateError([failed('ECONNREFUSED', { syscall: 'connect', port: databasePort })]),
  ],
])('the database is away when %s', async (_how, error) => {
  expect(isDatabaseAway(error)).toBe(true)
  const answer = errorResponse(error)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

test.each([
  [
    'another server refuses',
    failed('ECONNREFUSED', { syscall: 'connect', port: databasePort + 1 }),
  ],
  ['a value does not fit', failed('22P02')],
  ['there is a defect', new TypeError('x is undefined')],
])('it is not away when %s', (_how, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('what the driver says of a server that hangs up is recognised', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const pool = new Pool({ connectionString: `postgres://a@127.0.0.1:${port}/b` })

  const error = await pool.query('select 1').catch((caught: unknown) => caught)
  await pool.end()
  server.close()

  expect(error).toSatisfy(isDatabaseAway)
})

test('a request that is broken off is no failure of ours', () => {
  const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })

  expect(isBrokenOff(error)).toBe(true)
  expect(errorResponse(error).status).toBe(400)
})
