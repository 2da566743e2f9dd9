import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import {
  addRow,
  type Change,
  choose,
  edit,
  make,
  remove,
  removeRow,
  renameRow,
  switchRowOff,
  touch,
} from '@/tests/support/escalation/changes'
import {
  type Account,
  covers,
  EVERYTHING,
  isAllowed,
  rightsOf,
  type World,
} from '@/tests/support/escalation/rule'
import { makeStage, type Stage } from '@/tests/support/escalation/stage'
import { anyOf, everyNth } from '@/tests/support/suite/sample'

const payload = await testPayload()
let stage: Stage

/** Sam is the sub-admin who tries; the others are whom Sam could lay hands on. */
const CAST = ['sam', 'ann', 'ben', 'carol', 'boss', 'root'] as const

const ROLE = ['manage_support', 'view_orders']
const account = (role: Account['role'], more: Partial<Account> = {}): Account => ({
  grants: [],
  denials: [],
  ...more,
  role,
})

function world(sam: Partial<Account>, role: readonly string[] = ROLE): World {
  return {
    role: [...role].sort(),
    accounts: new Map<string, Account>([
      ['sam', account('sub_admin', sam)],
      ['ann', account('sub_admin', { grants: ['manage_email'] })],
      ['ben', account('sub_admin', { denials: ['view_support', 'manage_orders'] })],
      ['carol', account('user')],
      ['boss', account('admin')],
      ['root', account('admin')],
    ]),
  }
}

/** Every kind of change, about a right that matters most where the person who tries lacks it. */
const everyChange = (right: string): Change[] => [
  make('/users/invite', { role: 'user' }),
  make('/users/invite', { role: 'sub_admin' }),
  make('/users/invite', { role: 'sub_admin', grants: [right] }),
  make('/users', { role: 'sub_admin', denials: ['view_support', 'view_orders'] }),
  make('/users', { role: 'admin' }),
  edit('carol', { role: 'sub_admin' }),
  edit('carol', { role: 'sub_admin', denials: ['view_support'] }),
  edit('carol', { role: 'sub_admin', grants: [right] }, 'many'),
  edit('carol', { role: 'admin' }),
  edit('carol', { grants: [right] }),
  edit('ann', { grants: [] }),
  edit('ann', { role: 'user' }, 'many'),
  edit('ann', { grants: ['manage_email', right] }),
  edit('ben', { denials: [] }),
  edit('ben', { denials: ['view_support', 'view_orders'] }),
  edit('ben', { role: 'admin' }),
  edit('boss', { role: 'sub_admin' }),
  edit('boss', { role: 'user' }, 'many'),
  edit('sam', { grants: ['manage_users', right] }),
  edit('sam', { denials: [] }),
  edit('sam', { role: 'admin' }),
  choose('carol', 'sub_admin'),
  choose('carol', 'admin'),
  choose('ann', 'user'),
  choose('boss', 'sub_admin'),
  choose('sam', 'admin'),
  touch('carol'),
  touch('ann'),
  touch('ben'),
  touch('boss'),
  remove('carol'),
  remove('ann'),
  remove('ben', 'many'),
  remove('boss'),
  addRow(right),
  switchRowOff('manage_support'),
  switchRowOff('view_orders', 'many'),
  renameRow('view_orders', right),
  renameRow('manage_support', 'view_support'),
  removeRow('manage_support'),
  removeRow('view_orders', 'many'),
]

async function attempt(actor: string | null, change: Change) {
  const { method, path, body } = await change.request(stage)
  const as = actor === null ? null : await stage.as(actor)
  return api(method, path, { as, body, headers: { origin: 'http://localhost:3000' } })
}

const plain = ({ accounts, role }: World) => ({
  role: [...role].sort(),
  accounts: [...accounts]
    .map(([name, one]) => ({
      name,
      role: one.role,
      grants: [...one.grants].sort(),
      denials: [...one.denials].sort(),
    }))
    .sort((a, b) => a.name.localeCompare(b.name)),
})

const isSame = (a: World, b: World) => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

/** Tries changes one by one; answers with each that went otherwise than the rule says. */
async function against(actor: string | null, start: World, changes: readonly Change[]) {
  const wrong: string[] = []
  await stage.set(start)
  for (const change of changes) {
    const goal = change.makes(start)
    const allowed = isAllowed(actor, change.deed, start, goal)
    const { status, body } = await attempt(actor, change)
    const now = await stage.look()
    const isTrace = !isSame(goal, start)
    const done = isTrace ? isSame(now, goal) : status < 300
    const untouched = isSame(now, start) && (isTrace || status >= 400)
    if (status >= 500 || !(allowed ? done : untouched)) {
      const said = JSON.stringify(body).slice(0, 160)
      wrong.push(
        `${actor}: ${change.name} should be ${allowed ? 'done' : 'refused'}: ${status} ${said}`,
      )
    }
    if (!isSame(now, start) || change.name.includes('POST')) await stage.set(start)
  }
  return wrong
}

beforeAll(async () => {
  stage = await makeStage(payload, CAST)
})

describe('who can make whom is what the rule says', () => {
  const LACKED = 'manage_payments'

  test.each([
    ['an administrator', 'boss', {}],
    ['a customer', 'carol', {}],
    ['a stranger', null, {}],
    ['a sub-admin without rights over users', 'sam', { grants: ['view_users', LACKED] }],
    ['one with rights over users', 'sam', { grants: ['manage_users'] }],
    ['one who holds what is granted', 'sam', { grants: ['manage_users', LACKED] }],
    [
      'one who lacks what the role has',
      'sam',
      { grants: ['manage_users', 'manage_email'], denials: ['view_support'] },
    ],
    [
      'one who may only view what the role manages',
      'sam',
      { grants: ['manage_users'], denials: ['manage_support'] },
    ],
    [
      'one with every right but one',
      'sam',
      { grants: PERMISSIONS.filter((one) => one !== LACKED) },
    ],
    ['one with every right that there is', 'sam', { grants: PERMISSIONS }],
  ])(
    '%s',
    async (_who, actor, sam) => {
      expect(await against(actor, world(sam), everyChange(LACKED))).toEqual([])
    },
    180_000,
  )

  const few = (right: string) => [
    make('/users/invite', { role: 'sub_admin', grants: [right] }),
    edit('carol', { role: 'sub_admin', grants: [right] }),
    edit('sam', { grants: [...new Set(['manage_users', right])] }),
    ...(ROLE.includes(right) ? [] : [addRow(right)]),
  ]

  test('a sub-admin with any one right alone makes nobody', async () => {
    const wrong: string[] = []
    for (const right of everyNth(PERMISSIONS, 5).filter((one) => one !== 'manage_users')) {
      wrong.push(...(await against('sam', world({ grants: [right] }), few(right))))
    }
    expect(wrong).toEqual([])
  }, 180_000)

  test('one who manages users and holds one right more grants that one and no other', async () => {
    const wrong: string[] = []
    for (const right of everyNth(PERMISSIONS, 6)) {
      const index = PERMISSIONS.indexOf(right)
      const other = PERMISSIONS[(index + 7) % PERMISSIONS.length] ?? right
      const start = world({ grants: [...new Set(['manage_users', right])] })
      wrong.push(...(await against('sam', start, few(other))))
      if (!ROLE.includes(right)) wrong.push(...(await against('sam', start, [addRow(right)])))
    }
    expect(wrong).toEqual([])
  }, 180_000)
})

describe('no sequence of two steps gains a right', () => {
  const steps = () => [
    make('/users/invite', { role: 'sub_admin' }),
    make('/users', { role: 'sub_admin', denials: ['view_support'] }),
    edit('carol', { role: 'sub_admin' }),
    edit('carol', { role: 'sub_admin', denials: ['view_support'] }),
    edit('carol', { role: 'sub_admin', denials: ['view_support'], grants: ['manage_users'] }),
    edit('carol', { grants: ['manage_payments', 'manage_users'] }),
    choose('carol', 'admin'),
    edit('carol', { denials: [] }),
    edit('ben', { denials: [] }),
    edit('sam', { denials: [] }),
    edit('sam', { grants: PERMISSIONS }),
    edit('sam', { role: 'user' }),
    edit('sam', { role: 'sub_admin', denials: [], grants: ['manage_users'] }),
    remove('ben'),
    addRow('manage_payments'),
    addRow('manage_users'),
    renameRow('view_orders', 'manage_payments'),
    renameRow('manage_support', 'view_support'),
    removeRow('manage_support'),
    removeRow('view_orders'),
  ]

  /** Anyone who tries, the customer's account that they opened, and whom they invited themselves. */
  const theirs = (now: World) =>
    [...now.accounts.keys()].filter((name) => !['ann', 'ben', 'boss', 'root'].includes(name))

  function gained(start: World, now: World): string[] {
    const had = rightsOf(start.accounts.get('sam'), start.role)
    return theirs(now).filter((name) => !covers(had, rightsOf(now.accounts.get(name), now.role)))
  }

  const PEOPLE = [
    ['who lacks what the role has', { grants: ['manage_users'], denials: ['view_support'] }],
    ['who may only view it', { grants: ['manage_users'], denials: ['manage_support'] }],
    ['who holds more than the role', { grants: ['manage_users', 'manage_email'] }],
  ] as const

  test.each(anyOf(PEOPLE, 0))(
    'by a sub-admin %s',
    async (_who, sam) => {
      const start = world(sam)
      const found: string[] = []
      for (const [place, first] of steps().entries()) {
        await stage.set(start)
        await attempt('sam', first)
        const between = await stage.look()
        if (isSame(between, start)) continue
        if (gained(start, between).length > 0) found.push(first.name)
        for (const actor of theirs(between)) {
          const seconds = steps()
          const rotated = [...seconds.slice(place % 4), ...seconds.slice(0, place % 4)]
          for (const second of everyNth(rotated, 4)) {
            const { status } = await attempt(actor, second)
            const after = await stage.look()
            if (status >= 500 || gained(start, after).length > 0) {
              found.push(`sam: ${first.name}, then ${actor}: ${second.name} (${status})`)
            }
            if (!isSame(after, between)) await stage.set(between)
          }
        }
      }
      expect(found).toEqual([])
    },
    300_000,
  )
})

describe('two changes at once', () => {
  beforeEach(() => stage.set(world({ grants: ['manage_users', 'manage_email'] })))

  test('never leave the shop without an administrator, however many go at once', async () => {
    const boss = await stage.as('boss')
    const where = 'where[role][equals]=admin'

    await Promise.all([
      api('DELETE', `/users?${where}`, { as: boss }),
      api('PATCH', `/users?${where}`, { as: await stage.as('root'), body: { role: 'user' } }),
    ])

    const { accounts } = await stage.look()
    expect([...accounts.values()].some(({ role }) => role === 'admin')).toBe(true)
  })

  test('give nobody what whoever grants it is losing', async () => {
    const [boss, sam] = [await stage.as('boss'), await stage.as('sam')]
    for (let round = 0; round < 6; round += 1) {
      await stage.set(world({ grants: ['manage_users', 'manage_email'] }))
      const [taken, given] = await Promise.all([
        api('PATCH', `/users/${stage.ids.get('sam')}`, {
          as: boss,
          body: { permissionGrants: [] },
        }),
        api('PATCH', `/users/${stage.ids.get('sam')}`, { as: sam, body: { firstName: 'Sam' } }),
      ])
      expect([taken.status, given.status < 500]).toEqual([200, true])
      expect((await stage.look()).accounts.get('sam')?.grants).toEqual([])
    }
  })
})

test('nobody becomes staff by an address that is not proved to be theirs', async () => {
  await stage.set(world({}))
  const { id } = await builder(payload)('users', { emailVerifiedAt: null })

  const { status, body } = await api('PATCH', `/users/${id}`, {
    as: await stage.as('boss'),
    body: { role: 'sub_admin' },
  })

  expect([status, body]).toEqual([
    409,
    expect.objectContaining({
      errors: [expect.objectContaining({ message: expect.stringContaining('not confirmed') })],
    }),
  ])
})

test('an invitation of somebody who can do more is not for me to send again', async () => {
  await stage.set(world({ grants: ['manage_users'] }))
  const invited = await builder(payload)('users', { role: 'admin', emailVerifiedAt: null })
  const again = async (name: string) => {
    const as = await stage.as(name)
    return (await api('POST', `/users/${invited.id}/invite`, { as })).status
  }

  expect([await again('sam'), await again('boss')]).toEqual([403, 200])
})

test('the rule of these tests has administrators above every right', () => {
  expect(covers(new Set(PERMISSIONS), new Set([EVERYTHING]))).toBe(false)
  expect(covers(new Set([EVERYTHING]), new Set(PERMISSIONS))).toBe(true)
})
