import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { usersList } from '@/src/admin/accounts/list/users-list'
import { factorText } from '@/src/admin/accounts/person/factor-text'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { opens } from '@/src/admin/kit/screens/opens'
import { personFacts, subAdminFigures, subAdmins } from '@/src/queries/accounts/user-rows'
import { cursorIn } from '@/src/queries/platform/list-pages'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { requestOf } from '@/tests/support/people/request-of'
import { beginAtStep, protectedPerson } from '@/tests/support/people/two-factor'

let payload: Payload
let admin: PayloadRequest

beginAtStep()

beforeAll(async () => {
  payload = await testPayload()
  admin = await requestOf({ role: 'admin' })
  await builder(payload)('users', {
    firstName: 'Zoë',
    lastName: 'Quux-Lavender',
    email: 'zoe.q@lavender.example',
  })
}, 60_000)

const read = (search: Record<string, string>, limit = 50, req = admin) =>
  usersList.read(req, questionIn(usersList, search), limit)

test.each(['lavender', 'ZOË', 'quux lav', 'zoe.q@lavender'])('"%s" finds the person', async (q) => {
  const { rows } = await read({ q })
  expect(rows.map(({ email }) => email)).toEqual(['zoe.q@lavender.example'])
})

test.each(['%', '_', "'; drop table users", '\\'])(
  '"%s" finds nobody, and does no harm',
  async (q) => {
    expect((await read({ q })).rows.filter(({ email }) => email.includes('lavender'))).toEqual([])
  },
)

test('the search follows a changed name, whoever changes it', async () => {
  const { id } = await builder(payload)('users', { firstName: 'Before' })
  await payload.update({
    collection: 'users',
    id,
    data: { firstName: 'Marmalade' },
    overrideAccess: true,
  })
  expect((await read({ q: 'marmalade' })).rows.map((row) => row.id)).toEqual([id])
})

test('pages follow one another without a gap or a repetition', async () => {
  for (let made = 0; made < 6; made += 1) await builder(payload)('users')
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(after ? { after } : {}, 4)
    seen.push(...page.rows.map(({ id }) => id))
    expect(page.after === null || cursorIn(page.after) !== null).toBe(true)
    after = page.after
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  const there = { erasedAt: { exists: false } }
  expect(seen).toHaveLength(
    (await payload.count({ collection: 'users', where: there, overrideAccess: true })).totalDocs,
  )
})

test('a role narrows it, and who has a second factor is said', async () => {
  const { user } = await protectedPerson(payload, { role: 'sub_admin' })
  const { rows } = await read({ role: 'sub_admin' })
  expect(rows.find(({ id }) => id === user.id)).toMatchObject({ hasFactor: true })
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['sub_admin']))
})

test('it opens for those who manage users alone', async () => {
  const viewer = await requestOf({ role: 'sub_admin', permissionGrants: ['view_users'] })
  const manager = await requestOf({ role: 'sub_admin', permissionGrants: ['manage_users'] })
  for (const screen of ['users', 'person', 'subAdmins', 'subAdminRights'] as const) {
    expect([await opens(viewer, screen), await opens(manager, screen)], screen).toEqual([
      false,
      true,
    ])
  }
})

test('somebody’s page shows only what its reader may see, and no key to anything', async () => {
  const { user } = await protectedPerson(payload)
  const manager = await requestOf({
    role: 'sub_admin',
    permissionGrants: ['manage_users'],
    permissionDenials: ['view_orders', 'view_support'],
  })

  const [all, part] = [await personFacts(admin, user.id), await personFacts(manager, user.id)]

  expect(all).toMatchObject({
    orders: [],
    tickets: [],
    isProtected: true,
    can: { reset: { action: 'resetTwoFactor' } },
  })
  expect(part).toMatchObject({ orders: null, tickets: null })
  expect(JSON.stringify(all)).not.toMatch(
    /"(?:hash|salt|sealed|sessions":\[\{"id":"[0-9a-f-]{36}")/,
  )
  expect(await personFacts(admin, 'abc')).toBeNull()
  expect(await personFacts(admin, undefined)).toBeNull()
})

test('their last recovery code is one code', async () => {
  const { user } = await protectedPerson(payload)
  const facts = await personFacts(admin, user.id)
  if (!facts) throw new Error('They have no page')
  const left = (recoveryLeft: number) =>
    factorText({ ...facts, factors: { ...facts.factors, recoveryLeft } })
  expect(left(1)).toMatch(/^On: .*; 1 recovery code left$/)
  expect(left(2)).toMatch(/; 2 recovery codes left$/)
})

test('sub-admins are counted and listed with how much they may do', async () => {
  const before = await subAdminFigures(admin)
  await builder(payload)('users', { role: 'sub_admin', permissionGrants: ['manage_seo'] })
  const after = await subAdminFigures(admin)
  expect(after.total).toBe(before.total + 1)
  expect((await subAdmins(admin))[0]).toMatchObject({ isCustom: true, held: expect.any(Number) })
})
