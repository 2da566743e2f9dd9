import config from '@payload-config'
import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'

import {
  BODY_LIMIT,
  bodyLimit,
  bodyLimitFor,
  FORM_LIMITS,
  RECORD_LIMIT,
} from '@/src/lib/http/body-limits'
import { serveApi } from '@/src/lib/http/serve-api'
import { log } from '@/src/lib/log'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'

const ID = '00000000-0000-4000-8000-000000000000'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

test('every collection that takes files has its limit in the table', async () => {
  const { collections } = await config
  for (const { slug, upload } of collections) {
    expect([slug, bodyLimit(`/api/${slug}`)]).toEqual([slug, upload ? RECORD_LIMIT : BODY_LIMIT])
  }
})

const overridden = (query: string, type = 'application/x-www-form-urlencoded') =>
  serveApi(
    new Request('http://localhost:3000/api/states', {
      method: 'POST',
      headers: {
        ...admin.headers,
        'content-type': type,
        'x-payload-http-method-override': 'GET',
      },
      body: query,
    }),
  )

test('a query in the body works as one in the address', async () => {
  const answer = await overridden('limit=2&where[code][in]=WY,TX,DE&sort=code')

  expect(answer.status).toBe(200)
  const { docs } = await answer.json()
  expect(docs.map(({ code }: { code: string }) => code)).toEqual(['DE', 'TX'])
})

test('a query in the body is checked as one in the address', async () => {
  expect((await (await overridden('limit=100000')).json()).limit).toBe(500)
  expect((await overridden('where=text')).status).toBe(400)
  expect((await overridden('limit=many')).status).toBe(400)
  expect((await overridden('where[id][near]=1')).status).toBe(400)
  expect((await overridden('{"limit":100000}', 'application/json')).status).toBe(400)
  expect((await overridden('where[code][equals]=%00')).status).toBe(400)
  expect((await overridden('limit[]=100000')).status).toBe(400)
  expect((await overridden(`where[code][equals]=${'x'.repeat(256 * 1024)}`)).status).toBe(413)
})

test('no list is without an end, however it is asked for', async () => {
  const limitOf = async (query: string) => {
    const { status, body } = await api('GET', `/states?depth=0&${query}`)
    return body && typeof body === 'object' && 'limit' in body ? body.limit : status
  }

  expect(await limitOf('limit=7')).toBe(7)
  for (const query of ['limit=00', 'limit=100000', 'pagination=false', 'pagination=']) {
    expect([query, await limitOf(query)]).toEqual([query, 500])
  }
  for (const query of ['limit[]=100000', '[limit]=100000', 'limit=5&limit=100000']) {
    expect([query, await limitOf(query)]).toEqual([query, 400])
  }
})

test('a session that Payload opened lets its owner send files, and no more than that', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(bodyLimitFor('/api/media', { ...admin.headers, ...type })).toBe(RECORD_LIMIT)
  const authorization = admin.headers.cookie?.replace('payload-token=', 'JWT ')
  expect(bodyLimitFor('/api/media', { authorization, ...type })).toBe(RECORD_LIMIT)

  const body = { alt: 'x'.repeat(BODY_LIMIT) }
  expect((await api('POST', '/media', { as: admin, body })).status).toBe(413)
})

test.each([
  ['GET', '/payload-migrations', 404],
  ['GET', `/payload-kv/${ID}`, 403],
  ['POST', `/packages/versions/${ID}`, 404],
  ['POST', `/users/versions/${ID}`, 404],
  ['GET', '/media/paste-url?src=http://169.254.169.254/', 400],
  ['GET', '/media/file/nothing.png', 404],
  ['GET', '/documents/file/nothing.pdf', 404],
  ['GET', '/jobApplications/file/nothing.pdf', 404],
])('%s %s is answered %i', async (method, path, status) => {
  expect((await api(method, path, { as: admin })).status).toBe(status)
})

const form = (path: string, body: string, type = 'multipart/form-data; boundary=x') =>
  serveApi(
    new Request(`http://localhost:3000/api${path}`, {
      method: 'POST',
      headers: { ...admin.headers, 'content-type': type },
      body,
    }),
  )

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each([
  ['no boundary', part('_payload', '{}'), 'multipart/form-data'],
  ['fields that are no JSON', `${part('_payload', '{')}--x--\r\n`, undefined],
  ['fields that are no object', `${part('_payload', '7')}--x--\r\n`, undefined],
  ['no fields', `${part('other', '7')}--x--\r\n`, undefined],
  ['an end too early', part('_payload', '{}'), undefined],
  ['another kind of form', part('_payload', '{}'), 'multipart/mixed; boundary=x'],
])('a form with %s is a bad request', async (_what, body, type) => {
  expect((await form('/faqs', body, type)).status).toBe(400)
  expect((await form('/leads/capture', body, type)).status).toBeLessThan(500)
})

test('a form of very many pieces is too large', async () => {
  const many = `${part('a', 'b').repeat(FORM_LIMITS.parts + 1)}--x--\r\n`

  expect((await form('/faqs', many)).status).toBe(413)
  expect((await form('/support/tickets', many)).status).toBe(413)
})

/** A request whose body comes bit by bit. */
function streamed(body: ReadableStream<Uint8Array>): Request {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://localhost:3000/api/checkout/place', init)
}

test('a body without a length is read no further than the limit', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  const request = streamed(endless)

  expect((await serveApi(request)).status).toBe(413)
  expect(given).toBeLessThan(2 * BODY_LIMIT)
})

test('a request that is broken off is no failure, and no line above debug', async () => {
  const said = (['error', 'warn', 'info'] as const).map((level) => vi.spyOn(log, level))
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    },
  })
  const request = streamed(broken)

  expect((await serveApi(request)).status).toBe(400)
  for (const spy of said) expect(spy).not.toHaveBeenCalled()
})

test.each(['actor.hash', '-actor.salt', 'createdAt,actor.resetPasswordToken'])(
  'no list is in the order of %s, which nobody may read',
  async (sort) => {
    const request = new Request(`http://localhost:3000/api/auditLog?sort=${sort}`)
    expect((await serveApi(request)).status).toBe(400)
  },
)

/** A form that never ends, and how much of it was read. */
function endlessForm(path: string, headers: Record<string, string>, method = 'POST') {
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(32))
    },
  })
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const init = { method, headers: { ...headers, ...type }, body, duplex: 'half' }
  const request = new Request(`http://localhost:3000/api${path}`, init)
  return { answer: serveApi(request), given: () => given }
}

test.each([
  ['POST', '/media'],
  ['POST', '/documents'],
  ['POST', '/jobApplications'],
  ['POST', `/media/${ID}/duplicate`],
  ['PATCH', `/media/${ID}`],
  ['PATCH', '/documents?where[id][exists]=true'],
])('%s %s reads nothing of those who may not send it', async (method, path) => {
  const customer = await person(payload)
  for (const headers of [{}, { authorization: 'JWT made.up.key' }, customer.headers]) {
    const { answer, given } = endlessForm(path, { ...headers }, method)

    expect([403, 404]).toContain((await answer).status)
    expect(given()).toBeLessThan(256 * 1024)
  }
})

test.each(['data=1.5', 'data={"status":"failed"}', 'data[status]=failed'])(
  'no record is shown that the address itself brings along: %s',
  async (query) => {
    for (const path of [`/webhookEvents/${ID}`, `/faqs/${ID}`, '/globals/settings']) {
      expect((await api('GET', `${path}?${query}`, { as: admin })).status).toBe(400)
    }
  },
)

test('a preference that is not there, and a file that is only named, are the client’s mistakes', async () => {
  const gone = await api('DELETE', '/payload-preferences/none', { as: admin, body: {} })
  expect(gone.status).toBe(400)
  const body = new FormData()
  body.set('file', JSON.stringify([1, null]))
  expect((await api('PATCH', `/documents/${ID}`, { as: admin, body })).status).toBe(400)
})
