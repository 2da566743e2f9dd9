import config from '@payload-config'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { serveApi } from '@/src/lib/http/serve-api'
import { COLLECTION_ACCESS, type Row } from '@/tests/support/access-table'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'

import { type Generated, ID, OVERRIDE, requestTo, routesOf } from './generated-requests'

/** 10,000 before a release. */
const RUNS = Number(process.env.CHARTERDESK_REQUESTS ?? 2_000)
/** Another one for another run: what fails names its own. */
const SEED = Number(process.env.CHARTERDESK_SEED ?? 20_261_121)

/** Stands in what belongs to one customer, and may be read by them and by those with the right. */
const CANARY = 'zanzibar-canary'

const OWNED = [
  'orders',
  'documents',
  'tickets',
  'complianceTasks',
  'subscriptions',
  'leads',
  'emails',
] as const

type Who = {
  readonly name: string
  readonly headers: Record<string, string>
  readonly sees: boolean
}
let people: Who[]
const ids = new Map<string, string>()

beforeAll(async () => {
  const payload = await testPayload()
  const build = builder(payload)
  const owner = await person(payload, { firstName: CANARY })
  const email = `${CANARY}@example.com`
  const user = owner.id
  const made = {
    orders: await build('orders', { user, email }),
    documents: await build('documents', { user, name: CANARY }),
    tickets: await build('tickets', { user, subject: CANARY }),
    complianceTasks: await build('complianceTasks', { user, title: CANARY }),
    subscriptions: await build('subscriptions', { user, label: CANARY }),
    leads: await build('leads', { email }),
    emails: await build('emails', { to: email }),
  }
  for (const slug of OWNED) ids.set(slug, made[slug].id)
  ids.set('users', user)
  const other = await person(payload)
  const rightless = await person(payload, {
    role: 'sub_admin',
    permissionDenials: [...PERMISSIONS],
  })
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  people = [
    { name: 'a visitor', headers: {}, sees: false },
    { name: 'the customer', headers: owner.headers, sees: true },
    { name: 'another customer', headers: other.headers, sees: false },
    { name: 'a sub-admin without rights', headers: rightless.headers, sees: false },
    { name: 'an administrator', headers: admin.headers, sees: true },
  ]
})

const WRITES: Record<string, keyof Pick<Row, 'create' | 'update' | 'delete'>> = {
  POST: 'create',
  PATCH: 'update',
  DELETE: 'delete',
}

const OF_RECORD = /^\/api\/([\w-]+)(?:\/([^/?]+))?(?=\?|$)/

/** Whether a request writes to a collection that only staff, or no one, write to. */
function isOfStaff({ method, path, headers }: Generated): boolean {
  if (Object.keys(headers).some((name) => name.toLowerCase() === OVERRIDE)) return false // a read, as a form
  const [, slug = '', id] = OF_RECORD.exec(path) ?? []
  const row = COLLECTION_ACCESS[slug]
  const write = WRITES[method]
  if (!row || !write || (method === 'POST' && id !== undefined)) return false
  return !/own|public|signed in/.test(row[write])
}

/** The id of something that is there, in place of one that is not. */
function aimed({ method, path, headers, body }: Generated): Generated {
  const [, slug = ''] = OF_RECORD.exec(path) ?? []
  return { method, headers, body, path: path.replace(ID, ids.get(slug) ?? ID) }
}

test('nothing that anybody can send, to any route by any method, is a failure, or more than they may', async () => {
  const wrong = new Map<string, string>()
  const requests = fc.sample(requestTo(routesOf(await config)), { numRuns: RUNS, seed: SEED })
  for (const [index, sample] of requests.entries()) {
    const who = people[index % people.length]
    if (!who) break
    // An administrator would delete what the others are to be refused.
    const asked = who.name === 'an administrator' ? sample : aimed(sample)
    const { method, path, headers, body } = asked
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: { ...headers, ...who.headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    })
    const response = await serveApi(request)
    const text = await response.text()
    const told = `${who.name}: ${response.status} ${method} ${path} ${String(body).slice(0, 200)} → ${text.slice(0, 200)}`
    const isTooMuch =
      (response.ok && who.name !== 'an administrator' && isOfStaff(asked)) ||
      (!who.sees && text.toLowerCase().includes(CANARY))
    if (response.status >= 500 || isTooMuch) wrong.set(`${method} ${path.split('?', 1)[0]}`, told)
  }

  expect([...wrong.values()]).toEqual([])
}, 600_000)
