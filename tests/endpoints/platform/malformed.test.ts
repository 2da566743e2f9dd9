import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { serveApi } from '@/src/lib/http/serve-api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { type SignedIn, signIn } from '@/tests/support/people/people'

let payload: Payload
let admin: SignedIn

beforeAll(async () => {
  payload = await testPayload()
  admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

type Shape = { method: string; path: string; body?: string; type?: string }

/** Sends a request as it is; what the URL class itself refuses never reaches a server. */
async function send({ method, path, body, type = 'application/json' }: Shape): Promise<number> {
  const address = `http://localhost:3000/api${path}`
  if (!URL.canParse(address)) return 400
  const withBody = method !== 'GET' && body !== undefined
  const response = await serveApi(
    new Request(address, {
      method,
      headers: { ...admin.headers, ...(withBody ? { 'content-type': type } : {}) },
      ...(withBody ? { body } : {}),
    }),
  )
  await response.arrayBuffer()
  return response.status
}

const NUL = '\\u0000'
const HUGE = '9'.repeat(400)
const ID = '00000000-0000-4000-8000-000000000000'

const BODIES = [
  'null',
  '"text"',
  '42',
  '[]',
  'true',
  '{',
  '',
  ' \t',
  `{"name":"${NUL}"}`,
  `{"${NUL}":1}`,
  '{"name":"\\ud800"}',
  '{"data":null}',
  `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
]
const IDS = [
  '1',
  '-1',
  'null',
  'undefined',
  "'; drop table users; --",
  '%00',
  '%',
  '%ff',
  HUGE,
  `${ID}0`,
  '../../..',
  '[object Object]',
  '{}',
]
const NUMBERS = ['-1', '1.5', 'NaN', 'Infinity', HUGE, '', 'null', '[]', '1e400', '%00']

const malformed: Shape[] = [
  ...BODIES.flatMap((body) =>
    [
      '/packages',
      '/checkout/draft',
      '/checkout/place',
      '/leads/capture',
      '/account/sign-in',
      '/account/sign-up',
      '/payments/stripe/webhook',
      '/internal/invalidate',
      '/users/login',
      '/globals/settings',
    ].map((path) => ({
      method: path === '/checkout/draft' ? 'PATCH' : 'POST',
      path,
      body,
    })),
  ),
  ...BODIES.map((body) => ({ method: 'PATCH', path: `/packages/${ID}`, body })),
  ...IDS.flatMap((id) =>
    ['GET', 'PATCH', 'DELETE'].map((method) => ({ method, path: `/packages/${id}`, body: '{}' })),
  ),
  ...IDS.map((id) => ({ method: 'GET', path: `/packages?where[id][equals]=${id}` })),
  ...IDS.map((id) => ({ method: 'GET', path: `/orders?where[package][equals]=${id}` })),
  ...NUMBERS.flatMap((value) =>
    ['limit', 'page', 'depth'].map((name) => ({ method: 'GET', path: `/states?${name}=${value}` })),
  ),
  ...['yesterday', '2026-99-99', '%00', HUGE, '-1', '+275760-09-13T00:00:00.001Z', 'null'].map(
    (date) => ({
      method: 'GET',
      path: `/orders?where[createdAt][greater_than]=${date}`,
    }),
  ),
  ...[
    'where[a][b][c][d]=1',
    'where=text',
    'where[or]=1',
    'where[id][nonsense]=1',
    'sort[]=x',
    'sort=__proto__',
    'select=1',
    'select[name]=x',
    'populate=1',
    'joins=x',
    'locale=%00',
    'where[__proto__][x]=1',
    'where[price][equals]=abc',
    'where[price][greater_than]=1e999',
    'where[isActive][equals]=maybe',
  ].map((query) => ({ method: 'GET', path: `/packages?${query}` })),
  { method: 'POST', path: '/packages', body: 'x=1%00', type: 'application/x-www-form-urlencoded' },
  { method: 'POST', path: '/media', body: 'nonsense', type: 'multipart/form-data; boundary=x' },
  { method: 'POST', path: '/packages', body: '<a/>', type: 'text/xml' },
  { method: 'GET', path: '/nowhere' },
  { method: 'GET', path: `/${'a/'.repeat(300)}` },
  { method: 'POST', path: '/packages', body: `{"name":"${'x'.repeat(2_000_000)}"}` },
]

test.each(
  malformed.map(
    (shape) =>
      [
        `${shape.method} ${shape.path}`.slice(0, 90),
        (shape.body ?? '').slice(0, 30),
        shape,
      ] as const,
  ),
)('%s with %s is answered, not broken by', async (_name, _body, shape) => {
  expect(await send(shape)).toBeLessThan(500)
})

const anyJson = fc.json({ maxDepth: 3, noUnicodeString: false })
const anyText = fc.string({ unit: 'binary', maxLength: 60 })

test('no body that anybody can think of breaks an endpoint', async () => {
  const paths = fc.constantFrom(
    '/packages',
    '/checkout/place',
    '/leads/capture',
    '/account/sign-in',
    '/orders/claim',
    '/tickets',
  )
  await fc.assert(
    fc.asyncProperty(paths, fc.oneof(anyJson, anyText), async (path, body) => {
      expect(await send({ method: 'POST', path, body })).toBeLessThan(500)
    }),
    { numRuns: 120 },
  )
}, 120_000)

test('no query that anybody can think of breaks a list', async () => {
  const field = fc.constantFrom(
    'id',
    'name',
    'price',
    'isActive',
    'createdAt',
    'tier',
    'features',
    'nothing',
  )
  const operator = fc.constantFrom(
    'equals',
    'not_equals',
    'in',
    'not_in',
    'exists',
    'greater_than',
    'less_than_equal',
    'like',
    'contains',
    'near',
    'all',
  )
  const value = fc.oneof(
    anyText,
    fc.double().map(String),
    fc.date({ noInvalidDate: false }).map((date) => String(date)),
  )
  await fc.assert(
    fc.asyncProperty(field, operator, value, async (name, how, what) => {
      const path = `/packages?where[${name}][${how}]=${encodeURIComponent(what.toWellFormed())}`
      expect(await send({ method: 'GET', path })).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
}, 120_000)
