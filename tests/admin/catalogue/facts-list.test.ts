import type { PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { factsList } from '@/src/admin/catalogue/facts/facts-list'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { countersFor } from '@/src/admin/kit/nav/counters'
import { menuFor } from '@/src/admin/kit/nav/menu-for'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { opens } from '@/src/admin/kit/screens/opens'
import { stateFacts } from '@/src/domain/catalogue/facts/state-fact'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { testPayload } from '@/tests/support/database'
import { pageByPage } from '@/tests/support/lists/page-by-page'
import { storedState } from '@/tests/support/orders/stored-states'
import { requestOf } from '@/tests/support/people/request-of'

const payload = await testPayload()
let req: PayloadRequest

beforeAll(async () => {
  req = await requestOf({ role: 'admin' })
})

async function rowsFor(search: Record<string, string>) {
  const rows = await pageByPage(req, factsList, questionIn(factsList, search), 50)
  return { ids: rows.map(({ id }) => id), rows }
}

/** Replaces what is known of a state. */
async function learn(code: string, changes: object) {
  const state = await storedState(payload, code)
  const facts = stateFacts
    .parse(state.facts)
    .map((fact) =>
      fact.key === 'report' && fact.company === 'llc' ? { ...fact, ...changes } : fact,
    )
  await payload.update({
    collection: 'states',
    id: state.id,
    data: { facts },
    overrideAccess: true, // as staff would
  })
}

test('all facts of all states are listed once each, page after page', async () => {
  const { ids, rows } = await rowsFor({ view: 'all' })
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(rows.map(({ code }) => code)).size).toBe(51)
  const { count } = (await factsList.count?.(req, questionIn(factsList, { view: 'all' }))) ?? {}
  expect(count).toBe(ids.length)
})

test('what needs a review comes first, the oldest at the top', async () => {
  await learn('WY', { checked: '2019-05-05' })
  await learn('OH', { checked: null, certainty: 'usual' })
  const { rows } = await rowsFor({})
  const days = rows.map(({ fact }) => fact.checked ?? '')
  expect(days).toEqual(days.toSorted())
  const ohio = rows.find(({ code, fact }) => code === 'OH' && fact.key === 'report')
  expect(ohio).toMatchObject({ reasons: expect.arrayContaining(['usual', 'old']) })
  expect(rows.find(({ fact }) => fact.checked)).toMatchObject({ code: 'WY' })
  expect(rows.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  const old = await rowsFor({ reason: 'old' })
  expect(old.rows.every(({ reasons }) => reasons.includes('old'))).toBe(true)
  expect(old.rows.length).toBeLessThanOrEqual(rows.length)
})

test('state, type and words narrow the list; a word that none has leaves nothing', async () => {
  const { rows } = await rowsFor({ view: 'all', state: 'DE,TX', type: 'corporation' })
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(['DE', 'TX']))
  expect(new Set(rows.map(({ fact }) => fact.company))).toEqual(new Set(['corporation']))
  const named = await rowsFor({ view: 'all', q: 'delaware FRANCHISE' })
  expect(named.rows.length).toBeGreaterThan(0)
  expect(named.rows.every(({ code }) => code === 'DE')).toBe(true)
  expect((await rowsFor({ view: 'all', q: 'zebra crossing' })).rows).toEqual([])
})

test('the counter follows each change, and counts for those alone who may open the list', async () => {
  await learn('IA', { checked: '2026-11-01', certainty: 'confirmed' })
  const before = await countFacts(req)
  expect((await rowsFor({})).rows).toHaveLength(before.toReview)
  await learn('IA', { certainty: 'usual' })
  const after = await countFacts(req)
  expect(after).toEqual({ ...before, toReview: before.toReview + 1 })
  const shown = (await countersFor(req))[adminHref('stateFacts')]
  expect(shown).toBe(Math.min(after.toReview, 100))

  const without = await requestOf({
    role: 'sub_admin',
    permissionDenials: ['view_states', 'manage_states'],
  })
  expect(await opens(without, 'stateFacts')).toBe(false)
  expect(await countersFor(without)).not.toHaveProperty([adminHref('stateFacts')])
})

test('to look and to change are two rights', async () => {
  const viewer = await requestOf({ role: 'sub_admin', permissionGrants: ['view_states'] })
  expect(await opens(viewer, 'stateFacts')).toBe(true)
  expect(await opens(viewer, 'stateFact')).toBe(true)
  expect(await opens(viewer, 'factImport')).toBe(false)
})

test('a fact is opened from the list, never from the menu', () => {
  const entry = menuFor(new Set(PERMISSIONS)).find(({ label }) => label === 'States & Entities')
  expect(entry?.related.map(({ label }) => label)).toEqual([
    'Import fees',
    'State facts',
    'Import facts',
  ])
})
