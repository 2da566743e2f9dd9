import fc from 'fast-check'
import type { Endpoint, SanitizedConfig } from 'payload'

type Route = { readonly method: string; readonly path: string }

export type Generated = {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const under = (prefix: string, endpoints: readonly Omit<Endpoint, 'root'>[] | false): Route[] =>
  (endpoints || [{ method: 'get', path: '/' }]).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `/api${prefix}${path}`.replace(/\/$/, ''),
  }))

/** Every address that Payload serves: collections, globals, and endpoints of our own. */
export function routesOf({ collections, globals, endpoints }: SanitizedConfig): Route[] {
  return [
    ...collections.flatMap(({ slug, endpoints: own }) => under(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => under(`/globals/${slug}`, own)),
    ...under('', endpoints),
  ]
}

export const ID = '00000000-0000-4000-8000-000000000000'
const HUGE = '9'.repeat(300)

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ID) },
  fc.constantFrom(
    '1',
    '-1',
    'null',
    'undefined',
    '%00',
    '%',
    '%zz',
    '%ff',
    '%2e%2e',
    HUGE,
    '[]',
    '{}',
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
)

const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.5',
    'NaN',
    '1e400',
    'true',
    'null',
    '[object Object]',
    '%00',
    ID,
    HUGE,
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
)

const NAMES = [
  'limit',
  'page',
  'depth',
  'sort',
  'select[id]',
  'select[name][x]',
  'populate[users][id]',
  'joins[x][limit]',
  'locale',
  'fallback-locale',
  'draft',
  'trash',
  'pagination',
  'where',
  'where[id][equals]',
  'where[id][in]',
  'where[id][all]',
  'where[createdAt][greater_than]',
  'where[updatedAt][like]',
  'where[or][0][id][equals]',
  'where[and][0][or][1][x][exists]',
  'where[__proto__][x]',
  'where[x.y.z][equals]',
  'src',
  'path',
  'token',
  'order',
  'kind',
  'data',
  'uploadEdits[crop]',
  'duplicateFromID',
  'selectedLocales',
  'publishSpecificLocale',
  'flattenLocales',
] as const

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))

/** Names that our endpoints read, so that some bodies come further than the door. */
const FIELDS = [
  'email',
  'password',
  'token',
  'id',
  'name',
  'code',
  'order',
  'answers',
  'step',
  'gateway',
  'confirmationToken',
  'message',
  'subject',
  'topic',
  'status',
  'tags',
  'lines',
  'collection',
  'data',
  'user',
  'title',
  'slug',
] as const

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 })
    .map((object) => JSON.stringify(object)),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '{"__proto__":{"a":1}}',
    '{"id":"\\u0000"}',
    '{"name":"\\ud800"}',
  ),
)

const part = fc
  .tuple(
    fc.constantFrom('file', '_payload', 'files', 'message', '__proto__', '', 'a'.repeat(400)),
    fc.constantFrom('', '; filename="a.png"', '; filename=""', '; filename="../../x.svg"'),
    json,
  )
  .map(
    ([name, file, content]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`,
  )

const form = fc.oneof(
  fc.array(part, { maxLength: 4 }).map((parts) => `${parts.join('')}--x--\r\n`),
  fc.array(part, { maxLength: 3 }).map((parts) => `${parts.join('')}--x\r\nContent-Disp`),
  fc.constantFrom('', '--x', '--x--', 'nonsense', '--x\r\n\r\n--x--\r\n'),
)

export const OVERRIDE = 'x-payload-http-method-override'

const content = fc.oneof(
  json.map((body) => ({ body, headers: { 'content-type': 'application/json' } })),
  form.map((body) => ({ body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })),
  form.map((body) => ({ body, headers: { 'content-type': 'multipart/form-data' } })),
  form.map((body) => ({ body, headers: { 'content-type': 'multipart/mixed; boundary=x' } })),
  query.map((body) => ({
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', [OVERRIDE]: 'GET' },
  })),
  json.map((body) => ({
    body,
    headers: { 'content-type': 'application/json', [OVERRIDE]: 'GET' },
  })),
  fc
    .tuple(
      json,
      fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        '',
        ';',
        'a/b/c',
      ),
    )
    .map(([body, type]) => ({ body, headers: { 'content-type': type } })),
)

/** Where a file may be said to lie; nothing of it is on the internet. */
const place = fc.oneof(
  fc.constantFrom(
    'http://127.0.0.1:1/a.png',
    'http://[::1]:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'http://0/',
    'http://user:secret@localhost/a.png',
    'https://nowhere.invalid/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:1',
    'ftp://localhost/a',
    'http://',
    'http://%zz/',
    'http://a b/',
    '//localhost/a.png',
    '/api/health',
    '../../etc/passwd',
    '?',
    '',
    HUGE,
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.toWellFormed()),
  fc.jsonValue({ maxDepth: 1 }),
)

const filename = fc.constantFrom('a.png', 'a.svg', '../../a.png', '', '.', 'a'.repeat(400), 7, null)

const FILES = /^\/api\/(?:media|evidence|documents|jobApplications)(?:\/:id)?$/

/** A record of a collection that takes files, whose file is to be fetched from an address. */
function fileByAddress(routes: readonly Route[]): fc.Arbitrary<Generated> {
  const taking = routes.filter(
    ({ method, path }) => FILES.test(path) && (method === 'POST' || method === 'PATCH'),
  )
  return fc
    .record({ route: fc.constantFrom(...taking), url: place, filename, alt: fc.constant('x') })
    .map(({ route: { method, path }, ...body }) => ({
      method,
      path: path.replace(':id', ID),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }))
}

/** A request to one of the routes, or nearly: with parameters, query, method and body that fit or do not. */
export function requestTo(routes: readonly Route[]): fc.Arbitrary<Generated> {
  return fc.oneof(
    { weight: 19, arbitrary: anythingTo(routes) },
    { weight: 1, arbitrary: fileByAddress(routes) },
  )
}

function anythingTo(routes: readonly Route[]): fc.Arbitrary<Generated> {
  const path = (route: Route) =>
    fc
      .array(segment, { minLength: 6, maxLength: 6 })
      .map((segments) =>
        route.path.replace(/\/:[A-Za-z]+(?:\([^)]*\))?[?*]?/g, () => `/${segments.pop()}`),
      )
  return fc.constantFrom(...routes).chain((route) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 3, arbitrary: fc.constant(route.method) },
          fc.constantFrom(...METHODS),
        ),
        path: path(route),
        query,
        content,
      })
      .map(({ method, path, query, content: { body, headers } }) => ({
        method,
        path: query ? `${path}?${query}` : path,
        headers,
        body,
      })),
  )
}
