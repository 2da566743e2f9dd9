import fc from 'fast-check'
import type { CollectionSlug, FlattenedField } from 'payload'
import { expect, onTestFinished, test } from 'vitest'

import { COLLECTION_ACCESS } from '@/tests/support/access-table'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'
import { sampled } from '@/tests/support/suite/sample'

/** More of them before a release. */
const RUNS = Number(process.env.CHARTERDESK_FILTER_RUNS ?? 400)

const payload = await testPayload()
const build = builder(payload)
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

type Filterable = { slug: CollectionSlug; field: string; kind: string }

const kindOf = (field: FlattenedField) =>
  field.name === 'id' || field.type === 'relationship' || field.type === 'upload'
    ? 'id'
    : field.type

type Path = Omit<Filterable, 'slug'>

/** The path of a field, and of all that is within it. */
function pathsOf(field: FlattenedField): Path[] {
  if ('virtual' in field && field.virtual) return []
  const { name, type } = field
  if (type === 'json' || type === 'richText') return [{ field: `${name}.x`, kind: type }]
  if (type !== 'group' && type !== 'array') return [{ field: name, kind: kindOf(field) }]
  return field.flattenedFields
    .filter((inner) => inner.name !== 'id') // rows have ids of another shape
    .flatMap(pathsOf)
    .map((inner) => ({ ...inner, field: `${name}.${inner.field}` }))
}

const READABLE = payload.config.collections.filter(
  ({ slug }) => COLLECTION_ACCESS[slug] && COLLECTION_ACCESS[slug].read !== 'nobody',
)
const FILTERABLE: Filterable[] = READABLE.flatMap(({ slug, flattenedFields }) =>
  [{ field: 'id', kind: 'id' }, ...flattenedFields.flatMap(pathsOf)].map((path) => ({
    slug,
    ...path,
  })),
)

/** How a value may stand in an address: as one text, twice, in a list, below another name. */
const SHAPES = {
  one: (path: string, value: string) => `${path}=${value}`,
  twice: (path: string, value: string) => `${path}=${value}&${path}=${value}`,
  list: (path: string, value: string) => `${path}[]=${value}&${path}[]=${value}`,
  indexed: (path: string, value: string) => `${path}[0]=${value}`,
  below: (path: string, value: string) => `${path}[x]=${value}`,
  builtIn: (path: string, value: string) => `${path}[__proto__]=${value}`,
} as const
const ONES = [
  'equals',
  'not_equals',
  'greater_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
]
const MANY = ['in', 'not_in']
const OPERATORS = [
  ...ONES,
  ...MANY,
  'exists',
  'all',
  'near',
  'within',
  'intersects',
  'toString',
  'x',
]
const VALUES = [
  'undefined',
  'null',
  'NaN',
  '',
  'a',
  '0',
  '1e999',
  '[object Object]',
  'true,a',
  '%25',
  '2026-13-45',
]

const question = fc.record({
  from: fc.constantFrom(...FILTERABLE),
  operator: fc.constantFrom(...OPERATORS),
  shape: fc.constantFrom(...Object.keys(SHAPES)),
  value: fc.constantFrom(...VALUES),
  within: fc.constantFrom('where', 'where[and][0]', 'where[or][1][and][0]'),
  at: fc.constantFrom('', '/count'),
})
type Question = typeof question extends fc.Arbitrary<infer One> ? One : never

const isShape = (name: string): name is keyof typeof SHAPES => name in SHAPES

const MALFORMED: Record<string, RegExp> = {
  id: /./s,
  number: /^(?!0$)/s,
  checkbox: /./s,
  date: /^(?!0$)/s,
}

/** Whether an operator takes a value of such a shape. */
const isWellFormed = (operator: string, shape: string) =>
  MANY.includes(operator) || (shape === 'one' && ONES.includes(operator))

/** Whether a question has no meaning that it could be answered by. */
function isNonsense({ from, operator, shape, value }: Question): boolean {
  if (shape === 'below' || shape === 'builtIn') return true
  if (operator === 'exists') return true // none of the values is true or false
  if (!isWellFormed(operator, shape)) return true
  return (
    Boolean(MALFORMED[from.kind]?.test(decodeURIComponent(value))) ||
    (value === '' && from.kind in MALFORMED)
  )
}

async function ask(asked: Question): Promise<void> {
  const { from, operator, shape, value, within, at } = asked
  if (!isShape(shape)) return
  const query = SHAPES[shape](`${within}[${from.field}][${operator}]`, value)
  const { status } = await api('GET', `/${from.slug}${at}?${query}`, { as: admin })
  expect([query, status < 500]).toEqual([query, true])
  if (isNonsense(asked)) expect([from.slug, query, status]).toEqual([from.slug, query, 400])
}

const pinned = (
  slug: CollectionSlug,
  field: string,
  operator: string,
  shape: string,
  value: string,
): Question => ({
  from: FILTERABLE.find((one) => one.slug === slug && one.field === field) ?? {
    slug,
    field,
    kind: 'text',
  },
  operator,
  shape,
  value,
  within: 'where',
  at: '',
})

const NOT_RETRIED = { retry: 0, timeout: 1_800_000 } // another try would ask other questions

test('a filter that makes no sense is refused, and none is a failure', NOT_RETRIED, async () => {
  await fc.assert(fc.asyncProperty(question, ask), {
    numRuns: RUNS,
    examples: [
      [pinned('orders', 'user', 'equals', 'one', 'undefined')],
      [pinned('orders', 'user', 'not_equals', 'one', 'undefined')],
      [pinned('documents', 'order', 'in', 'list', 'undefined')],
      [pinned('faqs', 'question', 'like', 'twice', 'a')],
      [pinned('faqs', 'question', 'like', 'indexed', 'a')],
      [pinned('faqs', 'question', 'equals', 'below', 'a')],
      [pinned('orders', 'total', 'equals', 'one', 'a')],
      [pinned('orders', 'id', 'like', 'twice', 'a')],
      [pinned('orders', 'id', 'like', 'below', 'a')],
      [pinned('orders', 'createdAt', 'equals', 'one', 'null')],
    ],
  })
})

/** What fits a field, and that no record holds; a text for every other kind. */
const ABSENT: Record<string, string> = {
  id: crypto.randomUUID(),
  number: '987654321',
  date: '2199-01-01T00:00:00.000Z',
}
const MATRIX: Question[] = FILTERABLE.flatMap((from) =>
  OPERATORS.flatMap((operator) =>
    Object.keys(SHAPES).map((shape) => ({
      from,
      operator,
      shape,
      value: ABSENT[from.kind] ?? 'no-record-says-this',
      within: 'where',
      at: '',
    })),
  ),
)
const FINDS_NOTHING = new Set(['equals', 'like', 'contains', 'in'])

/** So many questions are under way at once: the database answers some while others are refused. */
const AT_ONCE = 16
const ASKED = Map.groupBy(
  sampled(MATRIX, ({ from, operator }) => `${from.kind} ${operator}`),
  ({ from }) => from.slug,
)

async function askMatrix({ from, operator, shape, value }: Question): Promise<void> {
  if (!isShape(shape)) return
  const query = SHAPES[shape](`where[${from.field}][${operator}]`, value)
  const { status, body } = await api('GET', `/${from.slug}?${query}&limit=1&depth=0`)
  const isRefused = status === 400
  const isExact = status === 200 && isWellFormed(operator, shape)
  const found = body instanceof Object && 'totalDocs' in body ? body.totalDocs : null
  const isRight = isRefused || (isExact && (found === 0 || !FINDS_NOTHING.has(operator)))
  expect([from.slug, query, status, found, isRight]).toEqual([
    from.slug,
    query,
    status,
    found,
    true,
  ])
}

/** Who asks is looked up once, not with each of a hundred thousand questions. */
async function signedInThroughout(): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: FIRST_ADMIN.email } },
    overrideAccess: true, // the test's own
  })
  const strategies = payload.authStrategies
  onTestFinished(() => {
    payload.authStrategies = strategies
  })
  const user = docs.map((one) => ({ ...one, collection: 'users' as const }))[0] ?? null
  payload.authStrategies = [{ name: 'throughout', authenticate: () => ({ user }) }]
}

test.each([...ASKED])(
  'no filter on any field of %s is a failure, or answers more than was asked',
  NOT_RETRIED,
  async (slug, asked) => {
    const { totalDocs } = await payload.count({ collection: slug, overrideAccess: true })
    if (totalDocs === 0) await build(slug)
    await signedInThroughout()
    for (let from = 0; from < asked.length; from += AT_ONCE)
      await Promise.all(asked.slice(from, from + AT_ONCE).map(askMatrix))
  },
)

test.each([
  'where[__proto__][equals]=a',
  'where[hasOwnProperty][equals]=a',
  'where[constructor][prototype][equals]=a',
  'where[nothing][equals]=a',
  'where[question]=a',
  'where[and]=a',
  'where[and][question][equals]=a',
  'where[question]',
  'where[]=a',
])('%s is refused, not left out', async (query) => {
  expect((await api('GET', `/faqs?${query}`)).status).toBe(400)
})

test('versions are asked by the same rules', async () => {
  for (const [path, status] of [
    ['/packages/versions?where[parent][equals]=undefined', 400],
    ['/packages/versions?where[version.createdAt][equals]=undefined', 400],
    [`/packages/versions?where[parent][equals]=${crypto.randomUUID()}`, 200],
    ['/globals/settings/versions?where[id][equals]=undefined', 400],
    ['/globals/settings/versions?where[createdAt][greater_than]=2026-01-01', 200],
  ] as const) {
    expect([path, (await api('GET', path, { as: admin })).status]).toEqual([path, status])
  }
})

test('an order is still found by the first characters of its number', async () => {
  const { id } = await build('orders')
  const begins = `/orders?where[id][like]=${String(id).slice(0, 8)}`
  expect((await api('GET', begins, { as: admin })).body).toMatchObject({ totalDocs: 1 })
  const more = `${begins}&where[id][not_equals]=${id}` // is not left out for the first one
  expect((await api('GET', more, { as: admin })).status).toBe(400)
})

test('no request changes or deletes all that a filter finds, in any collection', async () => {
  for (const { slug } of payload.config.collections) {
    for (const method of ['PATCH', 'DELETE']) {
      for (const where of [
        '',
        `?where[id][equals]=${crypto.randomUUID()}`,
        '?where[id][exists]=true',
      ]) {
        const path = `/${slug}${where}`
        const { status } = await api(method, path, { as: admin, body: {} })
        expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true])
      }
    }
  }
})

test('one record leaves the trash, or is deleted from it, as Payload’s own screens ask', async () => {
  const { id } = await build('faqs', { deletedAt: new Date().toISOString() })
  const query = `?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  const restored = await api('PATCH', `/faqs${query}`, { as: admin, body: { deletedAt: null } })
  expect(restored.status).toBe(200)
  expect((await api('GET', `/faqs/${id}`, { as: admin })).status).toBe(200)
})
