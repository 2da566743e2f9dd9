import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

import { errorOf } from './error-of'

const payload = await testPayload()
let manager: SignedIn
let other: SignedIn

beforeAll(async () => {
  const staff = { role: 'sub_admin', permissionGrants: ['manage_addons'] } as const
  const who = { ...staff, permissionGrants: [...staff.permissionGrants] }
  manager = await person(payload, who)
  other = await person(payload, who)
})

const all = {
  collection: 'addons',
  sort: 'name',
  depth: 0,
  pagination: false,
  overrideAccess: true, // as stored
} as const

const prices = async () => {
  const { docs } = await payload.find(all)
  return new Map(docs.map(({ id, price }) => [id, price]))
}

beforeEach(async () => {
  for (const { id } of (await payload.find(all)).docs) {
    const data = { price: 40, isActive: true }
    await payload.update({ collection: 'addons', id, data, overrideAccess: true }) // a known start
  }
})

const post = (path: string, body: object = {}, as = manager) => api('POST', path, { as, body })
const said = ({ body }: { body: unknown }) => z.object({ message: z.string() }).parse(body).message

const preview = z.object({
  steps: z.array(z.object({ id: z.string(), before: z.number(), after: z.number() })),
  token: z.string(),
})
const TENTH = { way: 'percent', amount: '10', activeOnly: false }

async function applied(change: object = TENTH) {
  const { token } = preview.parse((await post('/addons/prices/check', change)).body)
  const answer = await post('/addons/prices/apply', { change, token })
  expect(answer.status).toBe(200)
  return z.object({ undo: z.string() }).parse(answer.body).undo
}

test('a price typed into the list is saved, and a wrong one said beside it', async () => {
  const { id, name } = await builder(payload)('addons', { price: 40 })
  const answer = await post(`/addons/${id}/price`, { price: '49.50', was: 40 })
  expect([answer.status, said(answer)]).toEqual([200, `${name} costs $49.50 now.`])
  expect((await prices()).get(id)).toBe(49.5)
  for (const price of [-1, '1.005', '12abc', '']) {
    const refused = await post(`/addons/${id}/price`, { price, was: 49.5 })
    expect([refused.status, Object.keys(errorOf(refused).fields ?? {})]).toEqual([422, ['price']])
  }
  const late = await post(`/addons/${id}/price`, { price: 60, was: 40 })
  expect([late.status, errorOf(late).fields?.price]).toEqual([
    409,
    expect.stringContaining('$49.50'),
  ])
  expect((await prices()).get(id)).toBe(49.5)
})

test('a change of all prices is shown, applied as shown, and undone', async () => {
  const shown = preview.parse((await post('/addons/prices/check', TENTH)).body)
  const before = await prices()
  expect(shown.steps).toHaveLength(before.size)
  expect(shown.steps.every((step) => step.before === 40 && step.after === 44)).toBe(true)
  const undo = await applied()
  expect(new Set((await prices()).values())).toEqual(new Set([44]))

  const back = await post('/addons/prices/undo', { undo })
  expect([back.status, said(back)]).toEqual([200, `${before.size} prices put back.`])
  expect(await prices()).toEqual(before)
  expect((await post('/addons/prices/undo', { undo })).status).toBe(409)
})

test('what changed since the preview is not written over', async () => {
  const { token, steps } = preview.parse((await post('/addons/prices/check', TENTH)).body)
  await post(`/addons/${steps[0]?.id}/price`, { price: 41, was: 40 })
  const before = await prices()
  const answer = await post('/addons/prices/apply', { change: TENTH, token })
  expect([answer.status, errorOf(answer).message]).toEqual([
    409,
    expect.stringContaining('since the preview'),
  ])
  expect(await prices()).toEqual(before)
})

test('undo leaves a newer price, and is for ten minutes and its own person', async () => {
  const undo = await applied()
  const [first] = (await prices()).keys()
  await post(`/addons/${first}/price`, { price: 99, was: 44 })
  expect((await post('/addons/prices/undo', { undo }, other)).status).toBe(404)
  expect((await post('/addons/prices/undo', { undo: `x${undo}` })).status).toBe(404)

  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000)
  const late = await post('/addons/prices/undo', { undo })
  clock.mockRestore()
  expect(late.status).toBe(409)

  const back = await post('/addons/prices/undo', { undo })
  expect(said(back)).toContain('1 changed since and stay as they are.')
  expect((await prices()).get(first ?? '')).toBe(99)
})

test('nothing to change is said, and a wrong amount beside its field', async () => {
  const same = { way: 'price', amount: 40, activeOnly: false }
  const { token } = preview.parse((await post('/addons/prices/check', same)).body)
  expect((await post('/addons/prices/apply', { change: same, token })).status).toBe(422)
  const wrong = await post('/addons/prices/check', { ...same, amount: '12abc' })
  expect(errorOf(wrong).fields).toEqual({ amount: 'Enter an amount such as 29.50.' })
})

test('all add-ons are enabled at once', async () => {
  const { id } = await builder(payload)('addons', { isActive: false })
  expect(said(await post('/addons/enable-all'))).toBe('1 add-on enabled.')
  const at = { collection: 'addons', id, overrideAccess: true } as const // as stored
  expect((await payload.findByID(at)).isActive).toBe(true)
  expect(said(await post('/addons/enable-all'))).toBe('All add-ons are active already.')
})
