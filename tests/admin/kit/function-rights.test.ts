import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { freezePlanRun } from '@/src/admin/compliance/plan/plan-run'
import { retryExport } from '@/src/admin/kit/list/exports/export-actions'
import { changeSavedView } from '@/src/admin/kit/list/saved/saved-actions'
import { applyChange, exportCsv, previewChange, undoChange } from '@/src/admin/list-actions'
import { keepSegment } from '@/src/admin/marketing/campaigns/keep-segment'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { readCookie } from '@/src/lib/http/cookies'
import { myTaskScreen } from '@/src/queries/compliance/my-tasks'
import { browser } from '@/tests/support/browser'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person } from '@/tests/support/people/people'

const sent = vi.hoisted(() => ({ headers: new Headers() }))

vi.mock('next/headers', () => ({
  headers: async () => sent.headers,
  cookies: async () => ({
    get: (name: string) => {
      const value = readCookie(sent.headers, name)
      return value && { name, value }
    },
  }),
}))

const isFunction = (value: unknown) => typeof value === 'function'
const exported = z.record(
  z.string(),
  z.custom<(...given: unknown[]) => Promise<unknown>>(isFunction),
)

const files = globSync('src/admin/**/*.ts').filter((file) =>
  /^'use server'/m.test(readFileSync(file, 'utf8')),
)

/** Every function of the back-office that a browser can call, whatever page it is on. */
const functions = (
  await Promise.all(
    files.map(async (file) =>
      Object.entries(exported.parse({ ...(await import(resolve(file))) })).flatMap(
        ([name, call]) =>
          file.endsWith('list-actions.ts')
            ? ['orders', 'tickets', 'leads'].map((screen) => ({
                name: `${name} of ${screen}`,
                call: (...rest: unknown[]) => call(screen, ...rest),
              }))
            : [{ name: `${name} of ${file.replace('src/admin/', '')}`, call }],
      ),
    ),
  )
).flat()

/** Those that change something, or say what only people who change it need. */
const CHANGING = /^(?:assigneesOf|\w+Change|\w+PlanRun|mailLeadsOf|keepSegment) /

const payload = await testPayload()
const given: Record<string, unknown[]> = {}

beforeAll(async () => {
  const order = await builder(payload)('orders', { status: 'pending' })
  given.nextOrder = ['all', null, order.id]
  given.freezeCsv = [{ ids: [order.id] }]
  given.stepCsv = [randomUUID(), 0]
  given.previewChange = [{ ids: [order.id] }, { kind: 'status', to: 'processing', reason: 'Why' }]
  given.freezePlanRun = [{ ids: [order.id] }]
  given.applyChange = [randomUUID()]
  given.undoChange = [randomUUID()]
  given.progressOfChange = [randomUUID()]
  given.applyPlanRun = [randomUUID(), 0]
  given.keepSegment = [{ name: 'A', audience: 'everyone' }]
  given.changeSavedView = ['orders', { kind: 'save', name: 'A', question: 'q=a', isShared: true }]
})

const call = ({ name, call: run }: (typeof functions)[number]) =>
  run(...(given[name.split(' ')[0] ?? ''] ?? [{}, undefined]))

/** No more than that it isn't for them, nothing, or the way back to a list. */
const refusal = z.union([
  z.object({ ok: z.literal(false), message: z.string() }),
  z.null(),
  z.tuple([]),
  z.literal('/admin/orders?view=toFile'),
])

describe.each([
  ['visitors', async () => ({})],
  ['customers', async () => (await person(payload)).headers],
  [
    'staff with no right',
    async () =>
      (await person(payload, { role: 'sub_admin', permissionDenials: [...PERMISSIONS] })).headers,
  ],
] as const)('%s', (_who, headersOf) => {
  beforeAll(async () => {
    sent.headers = new Headers(await headersOf())
  })

  test.each(functions)('get nothing from $name', async (one) => {
    expect(refusal.safeParse(await call(one)).error).toBeUndefined()
  })
})

describe('staff who may view everything and change nothing', () => {
  beforeAll(async () => {
    const { headers } = await person(payload, {
      role: 'sub_admin',
      permissionGrants: PERMISSIONS.filter((one) => one.startsWith('view_')),
      permissionDenials: PERMISSIONS.filter((one) => one.startsWith('manage_')),
    })
    sent.headers = new Headers(headers)
  })

  test.each(functions.filter(({ name }) => CHANGING.test(name)))(
    'change nothing by $name',
    async (one) => {
      expect(refusal.safeParse(await call(one)).error).toBeUndefined()
    },
  )
})

test('an administrator is let through by the same call', async () => {
  sent.headers = new Headers((await person(payload, { role: 'admin' })).headers)
  const previews = functions.filter(({ name }) => name === 'previewChange of orders')
  expect(await Promise.all(previews.map(call))).toMatchObject([{ ok: true, total: 1 }])
})

test('all of them were found', () => {
  expect(files.length).toBeGreaterThanOrEqual(6)
  expect(functions.filter(({ name }) => CHANGING.test(name)).length).toBeGreaterThanOrEqual(18)
})

/** A member of the staff whose browser calls the functions of the pages from here on. */
async function staff() {
  const user = await builder(payload)('users', { role: 'admin' })
  const own = browser()
  await own.post('/account/sign-in', { email: user.email, password: PASSWORD })
  const send = () => {
    const cookie = [...own.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    sent.headers = new Headers({ origin: 'http://localhost:3000', cookie })
  }
  send()
  return { own, send }
}

test('while staff view as a customer, the functions of the pages change nothing either', async () => {
  const order = await builder(payload)('orders', { status: 'pending' })
  const customer = await builder(payload)('users')
  const { own, send } = await staff()
  const change = { kind: 'status', to: 'processing', reason: 'They called.' }
  const previewed = await previewChange('orders', { ids: [order.id] }, change)
  if (!previewed.ok) throw new Error(previewed.message)
  await own.post(`/users/${customer.id}/view-as`, { reason: 'Ticket 4F2A' })
  send()

  const view = { kind: 'save', name: 'Mine', question: 'view=all', isShared: true }
  const answers = [
    await previewChange('orders', { ids: [order.id] }, change),
    await applyChange('orders', previewed.run),
    await undoChange('orders', previewed.run),
    await freezePlanRun({ ids: [order.id] }),
    await changeSavedView('orders', view),
    await keepSegment({ name: 'Mine', audience: 'everyone' }),
    await exportCsv('orders', {}), // a long one would leave a file
    await retryExport('orders', randomUUID()),
  ]

  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('viewing as') })
  }
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { equals: order.id } },
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ status: 'pending' }])

  await own.post('/account/viewing/end', {})
  send()
  expect(await changeSavedView('orders', view)).toEqual({ ok: true })
})

test('nor is their calendar’s private link shown, which would open it for ever', async () => {
  const customer = await builder(payload)('users')
  const { own, send } = await staff()
  const calendar = async () =>
    (await myTaskScreen(customer, { show: 'open', company: null }, new Date())).calendar
  expect(await calendar()).toContain('/calendar/')
  await own.post(`/users/${customer.id}/view-as`, { reason: 'Ticket 4F2A' })
  send()

  expect(await calendar()).toBeNull()
})
