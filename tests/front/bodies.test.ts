import { request } from 'node:http'

import { jwtSign } from 'payload'
import { expect, test, vi } from 'vitest'

import {
  BODY_LIMIT,
  bodyLimit,
  bodyLimitFor,
  DOCUMENT_LIMIT,
  MESSAGE_LIMIT,
  RECORD_LIMIT,
} from '@/src/lib/http/body-limits'
import { sha256 } from '@/src/lib/secrets'
import { payloadSecret } from '@/src/lib/sessions/session-token'
import { SOON } from '@/tests/support/soon'
import { ask, echo, frontBefore, upstreamOf } from './running-front'

const MEGABYTE = 1024 * 1024
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

const signed = async (tokenExpiration: number, secret = payloadSecret()) => {
  const fieldsToSign = { id: 'ada', collection: 'users' }
  const key = sha256(secret).slice(0, 32) // as Payload makes it of its secret
  return (await jwtSign({ fieldsToSign, secret: key, tokenExpiration })).token
}
const token = await signed(3600)
const SIGNED_IN = { ...FORM, cookie: `payload-token=${token}` }

/** A web process that counts what reaches it, and notes when a sender goes away. */
async function counting() {
  const seen = { bytes: 0, brokenOff: 0, whole: 0 }
  const upstream = await upstreamOf((asked, answer) => {
    asked.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length
    })
    asked.on('error', () => {
      seen.brokenOff += 1
    })
    asked.on('end', () => {
      seen.whole += 1
      answer.end('read')
    })
  })
  return { seen, ...(await frontBefore(upstream.url)) }
}

/** Sends pieces without saying how many, until an answer comes or the connection ends. */
function pour(port: number, path: string, bytes: number, more: Record<string, string> = {}) {
  return new Promise<{ status: number; sent: number; closed: boolean }>((resolve, reject) => {
    let sent = 0
    let status = 0
    const piece = Buffer.alloc(64 * 1024)
    const poured = request({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', ...more },
    })
    const pump = () => {
      while (status === 0 && sent < bytes) {
        sent += piece.length
        if (!poured.write(piece)) {
          poured.once('drain', pump)
          return
        }
      }
      if (status === 0) poured.end()
    }
    poured.on('response', (answer) => {
      status = answer.statusCode ?? 0
      answer.resume()
      const closed = answer.headers.connection === 'close'
      answer.on('end', () => resolve({ status, sent, closed }))
    })
    poured.on('error', (error) => (status ? undefined : reject(error)))
    pump()
  })
}

test.each([
  ['/api/checkout/place', BODY_LIMIT],
  ['/', BODY_LIMIT],
  ['/admin/login', BODY_LIMIT],
  ['/api/users/login', BODY_LIMIT],
  ['/api/documents/upload', DOCUMENT_LIMIT],
  ['/api/support/tickets', MESSAGE_LIMIT],
  ['/api/support/tickets/7/messages', MESSAGE_LIMIT],
  ['/api/tickets/7/answer', MESSAGE_LIMIT],
  ['/api/media', RECORD_LIMIT],
  ['/api/documents/7', RECORD_LIMIT],
])('%s takes %i bytes', (path, bytes) => {
  expect(bodyLimit(path)).toBe(bytes)
})

test('a size that is said and too large is refused before anything is read', async () => {
  const { port, seen } = await counting()
  const headers = { 'content-length': String(480 * MEGABYTE) }

  const answer = await ask(port, { method: 'POST', headers, body: Buffer.alloc(1024) })

  expect(answer.status).toBe(413)
  expect(answer.headers.connection).toBe('close')
  expect(seen.bytes).toBe(0)
})

test('six bodies of 480 MB in pieces are refused at the limit, and no more is read', async () => {
  const { port, seen } = await counting()

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => pour(port, '/api/checkout/place', 480 * MEGABYTE)),
  )

  expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413, 413])
  expect(answers.every(({ closed }) => closed)).toBe(true)
  expect(seen.bytes).toBeLessThanOrEqual(6 * BODY_LIMIT)
  for (const { sent } of answers) expect(sent).toBeLessThan(24 * MEGABYTE) // the sockets' buffers
  await vi.waitFor(() => expect(seen.brokenOff).toBe(6), SOON)
  expect(seen.whole).toBe(0)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'a body of just the limit passes by %s, whole',
  async (method) => {
    const { port, seen } = await counting()

    const answer = await ask(port, { method, body: Buffer.alloc(BODY_LIMIT) })

    expect(answer.status).toBe(200)
    expect(seen.bytes).toBe(BODY_LIMIT)
  },
)

test('a body in pieces passes whole where it is within the limit', async () => {
  const { port, seen } = await counting()

  expect(await pour(port, '/api/documents/upload', 15 * MEGABYTE, SIGNED_IN)).toMatchObject({
    status: 200,
  })
  expect(seen.bytes).toBe(15 * MEGABYTE)
})

test.each([
  '/api/documents/upload',
  '/api/support/tickets',
  '/api/support/tickets/7/messages',
  '/api/tickets/7/answer',
  '/api/media',
  '/api/jobApplications',
])('of somebody who shows no session, %s takes no file', async (path) => {
  const { port, seen } = await counting()
  const headers = { ...FORM, 'content-length': String(2 * MEGABYTE) }

  const told = await ask(port, { method: 'POST', path, headers, body: Buffer.alloc(1024) })
  const poured = await pour(port, path, 16 * MEGABYTE, { ...FORM, cookie: 'payload-token=x' })

  expect([told.status, poured.status]).toEqual([413, 413])
  expect(seen.bytes).toBeLessThanOrEqual(BODY_LIMIT)
})

const [head, claims, signature] = token.split('.')

test.each<[string, Record<string, string>, number]>([
  ['a session', { cookie: `a=b; payload-token=${token}` }, RECORD_LIMIT],
  ['one after none', { cookie: `payload-token=x; payload-token=${token}; a=b` }, RECORD_LIMIT],
  ['one in the header', { authorization: `JWT ${token}` }, RECORD_LIMIT],
  ['one as a bearer', { authorization: `Bearer ${token}` }, RECORD_LIMIT],
  ['anything', { cookie: 'payload-token=x' }, BODY_LIMIT],
  ['nothing', { cookie: 'payload-token=; a=b' }, BODY_LIMIT],
  ['another cookie', { cookie: `my-payload-token=${token}` }, BODY_LIMIT],
  [
    'other claims',
    { cookie: `payload-token=${head}.${btoa('{"exp":9999999999}')}.${signature}` },
    BODY_LIMIT,
  ],
  ['no signature', { cookie: `payload-token=${head}.${claims}.` }, BODY_LIMIT],
  ['an old session', { cookie: `payload-token=${await signed(-1)}` }, BODY_LIMIT],
  [
    'one of another site',
    { cookie: `payload-token=${await signed(3600, 'another secret')}` },
    BODY_LIMIT,
  ],
  ['anything in the header', { authorization: 'JWT x' }, BODY_LIMIT],
  ['a password', { authorization: 'Basic eDp5' }, BODY_LIMIT],
  ['no credentials', {}, BODY_LIMIT],
])('who shows %s may send so much of a picture', (_what, shown, bytes) => {
  expect(bodyLimitFor('/api/media', { ...FORM, ...shown })).toBe(bytes)
})

test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined])(
  'what is %s is no file, whoever sends it',
  (type) => {
    expect(bodyLimitFor('/api/media', { ...SIGNED_IN, 'content-type': type })).toBe(BODY_LIMIT)
    expect(bodyLimitFor('/api/careers/clerk/apply', { 'content-type': type })).toBe(BODY_LIMIT)
  },
)

test('a list of addresses is long, and JSON', () => {
  const path = '/api/mail/suppressions/import'
  const json = { 'content-type': 'application/json' }

  expect(bodyLimitFor(path, { ...SIGNED_IN, ...json })).toBe(bodyLimit(path))
  expect(bodyLimitFor(path, { ...json, cookie: 'payload-token=x' })).toBe(BODY_LIMIT)
})

test.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip'])(
  'a body packed by %s is refused: what it unpacks to nobody knows',
  async (encoding) => {
    const { port } = await frontBefore((await upstreamOf(echo)).url)

    const answer = await ask(port, {
      method: 'POST',
      headers: { 'content-encoding': encoding },
      body: '{}',
    })

    expect(answer.status).toBe(415)
  },
)

test('an upload that is broken off ends inside, too', async () => {
  const { port, seen } = await counting()
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/documents/upload',
    headers: { host: 'localhost' },
  })
  sent.on('error', () => {})
  sent.write(Buffer.alloc(1000))
  await vi.waitFor(() => expect(seen.bytes).toBe(1000), SOON)

  sent.destroy()

  await vi.waitFor(() => expect(seen.brokenOff).toBe(1), SOON)
})

test('a body that trickles in arrives', async () => {
  const { port, seen } = await counting()
  const status = await new Promise((resolve) => {
    const slow = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/admin',
      headers: { host: 'localhost' },
    })
    slow.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    let pieces = 0
    const timer = setInterval(() => {
      slow.write('x')
      pieces += 1
      if (pieces < 5) return
      clearInterval(timer)
      slow.end()
    }, 20)
  })

  expect(status).toBe(200)
  expect(seen.bytes).toBe(5)
})
