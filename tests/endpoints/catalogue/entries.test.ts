import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { NEW_ADDON } from '@/src/domain/catalogue/editing/addon-form'
import { NEW_PACKAGE } from '@/src/domain/catalogue/editing/package-form'
import { NEW_STEP } from '@/src/domain/catalogue/editing/step-form'
import { shownAddon } from '@/src/services/catalogue/entries/addons'
import { shownPackage } from '@/src/services/catalogue/entries/packages'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const build = builder(payload)
let manager: SignedIn

beforeAll(async () => {
  manager = await person(payload, {
    role: 'sub_admin',
    permissionGrants: ['manage_packages', 'manage_addons', 'manage_checkout_packages'],
  })
})

const post = (path: string, body: object = {}) => api('POST', path, { as: manager, body })

const failed = z.object({
  error: z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})
const errorOf = ({ body }: { body: unknown }) => failed.parse(body).error
const saved = ({ body }: { body: unknown }) =>
  z.object({ id: z.string(), message: z.string() }).parse(body)

const packageOf = (id: string) =>
  payload.findByID({ collection: 'packages', id, trash: true, overrideAccess: true }) // as stored

test('a package is made, blank features left out, and logged', async () => {
  const body = { ...NEW_PACKAGE, name: 'Atlas', price: '$1,250', features: ['EIN', ' '] }
  const answer = await post('/packages/save', { ...body, id: null, version: null })
  expect(answer).toMatchObject({ status: 200, body: { message: 'Package saved: Atlas' } })
  const { id } = saved(answer)
  expect(await packageOf(id)).toMatchObject({ price: 1250, features: ['EIN'], isPopular: false })
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id } },
    depth: 0,
    overrideAccess: true, // as stored
  })
  expect(docs).toMatchObject([{ action: 'create', actor: manager.id }])
})

test('a stale copy is refused with both versions, and writes nothing', async () => {
  const stored = await build('packages', { name: 'Before' })
  const { entry, version } = shownPackage(stored)
  const mine = { ...entry, id: stored.id, version }
  expect((await post('/packages/save', { ...mine, name: 'First' })).status).toBe(200)

  const late = await post('/packages/save', { ...mine, name: 'Second' })
  expect(late).toMatchObject({ status: 409, body: { current: { name: 'First' } } })
  expect(errorOf(late).message).toContain('changed while you had it open')
  expect(await packageOf(stored.id)).toMatchObject({ name: 'First' })

  const { version: newer } = z.object({ version: z.string() }).parse(late.body)
  const again = await post('/packages/save', { ...mine, name: 'Second', version: newer })
  expect(again.status).toBe(200)
  expect(await packageOf(stored.id)).toMatchObject({ name: 'Second' })
})

test.each([
  ['price', { price: '12abc' }],
  ['price', { price: -1 }],
  ['price', { price: '1.005' }],
  ['name', { name: 'x'.repeat(10_000) }],
  ['name', { name: '<script>' }],
  ['tier', { tier: 'gold' }],
])('a wrong %s is said beside its field', async (field, change) => {
  const body = { ...NEW_PACKAGE, name: 'Odd', id: null, version: null, ...change }
  const answer = await post('/packages/save', body)
  expect(answer.status).toBe(422)
  expect(errorOf(answer).fields).toHaveProperty(field)
})

test('a text that the database would refuse is refused before', async () => {
  const body = { ...NEW_PACKAGE, name: 'a\u0000b', id: null, version: null }
  expect((await post('/packages/save', body)).status).toBe(400)
})

test('foreign ids are not found, and what is no id too', async () => {
  const missing = '00000000-0000-4000-8000-000000000000'
  const version = 'a'.repeat(64)
  const body = { ...NEW_PACKAGE, name: 'Ghost', version }
  expect((await post('/packages/save', { ...body, id: missing })).status).toBe(404)
  expect((await post('/packages/save', { ...body, id: "1' or 1" })).status).toBe(422)
  const state = await build('packages')
  for (const id of [missing, 'x', state.id]) {
    expect((await post(`/addons/${id}/switch`, { isActive: false })).status, id).toBe(404)
    expect((await post(`/addons/${id}/remove`)).status, id).toBe(404)
    expect((await post(`/addons/${id}/restore`)).status, id).toBe(404)
  }
})

test('switch and star change one flag, and nothing else is one', async () => {
  const { id } = await build('packages', { isActive: true, isPopular: false })
  expect((await post(`/packages/${id}/switch`, { isActive: false })).status).toBe(200)
  expect((await post(`/packages/${id}/switch`, { isPopular: true })).status).toBe(200)
  expect(await packageOf(id)).toMatchObject({ isActive: false, isPopular: true })
  expect((await post(`/packages/${id}/switch`, { price: 0 })).status).toBe(422)
  expect((await post(`/packages/${id}/switch`, { isActive: 'no' })).status).toBe(422)
  const addon = await build('addons')
  expect((await post(`/addons/${addon.id}/switch`, { isPopular: true })).status).toBe(422)
})

test('a deleted package lies in the trash, unseen, until it is restored', async () => {
  const { id, name } = await build('packages', { isActive: true })
  const gone = await post(`/packages/${id}/remove`)
  expect(gone).toMatchObject({ status: 200, body: { message: expect.stringContaining(name) } })
  expect((await packageOf(id)).deletedAt).toEqual(expect.any(String))
  expect((await api('GET', `/packages/${id}`)).status).toBe(404)
  expect((await api('GET', `/packages/${id}?trash=true`)).status).toBe(404)
  expect((await post(`/packages/${id}/remove`)).status).toBe(404)

  expect((await post(`/packages/${id}/restore`)).status).toBe(200)
  expect((await api('GET', `/packages/${id}`)).status).toBe(200)
  expect((await post(`/packages/${id}/restore`)).status).toBe(404)
})

test('a package that a description needs stays, and its uses are listed', async () => {
  const { id } = await build('packages')
  const step = await build('checkoutPackages', { package: id })
  const offer = { appliesTo: 'named' as const, packages: [id] }
  await build('offers', offer)
  const uses = await api('GET', `/packages/${id}/uses`, { as: manager })
  expect(uses.body).toEqual({
    uses: ['1 checkout package', '1 offer'],
    refusal: expect.stringContaining('still used by 1 checkout package'),
  })
  expect((await post(`/packages/${id}/remove`)).status).toBe(409)
  const trash = { as: manager, body: { deletedAt: '2026-11-22T00:00:00.000Z' } }
  expect((await api('PATCH', `/packages/${id}`, trash)).status).toBe(409)
  expect((await packageOf(id)).deletedAt ?? null).toBeNull()

  const gone = await post(`/checkoutPackages/${step.id}/remove`)
  expect(gone.body).toEqual({ message: 'Checkout package deleted successfully!' })
  expect((await post(`/packages/${id}/remove`)).status).toBe(200)
})

test('a description is created and updated in the words of the specification', async () => {
  const [base, other] = [await build('packages'), await build('packages')]
  const step = { ...NEW_STEP, package: base.id, stepTitle: 'Fast', stepDescription: 'In a day' }
  const body = { ...step, detailedFeatures: ['One', ''], id: null, version: null }
  const created = await post('/checkoutPackages/save', body)
  expect(saved(created).message).toBe('Checkout package created successfully!')
  const { id } = saved(created)

  const { shownStep } = await import('@/src/services/catalogue/entries/checkout-packages')
  const at = { collection: 'checkoutPackages', id, depth: 0, overrideAccess: true } as const // as stored
  const { version } = shownStep(await payload.findByID(at))
  const changed = { ...step, package: other.id, stepTitle: 'Faster', id, version }
  const updated = await post('/checkoutPackages/save', changed)
  expect(saved(updated).message).toBe('Checkout package updated successfully!')
  expect(await payload.findByID(at)).toMatchObject({ stepTitle: 'Faster', package: base.id })

  const foreign = '00000000-0000-4000-8000-000000000000'
  const orphan = await post('/checkoutPackages/save', { ...body, package: foreign })
  expect([orphan.status, errorOf(orphan).fields]).toEqual([
    422,
    { package: 'This package does not exist. Choose another one.' },
  ])
})

test('a new checkout package goes to the end, also where one before it was deleted', async () => {
  const [first, second] = [await build('checkoutPackages'), await build('checkoutPackages')]
  await payload.db.deleteOne({
    collection: 'checkoutPackages',
    where: { id: { equals: first.id } },
  })

  const third = await build('checkoutPackages')

  expect(third.sortOrder).toBe((second.sortOrder ?? 0) + 1)
})

test('an order is saved once, and refused where the list is another by now', async () => {
  const steps = [await build('checkoutPackages'), await build('checkoutPackages')]
  const order = async () => {
    const { docs } = await payload.find({
      collection: 'checkoutPackages',
      sort: ['sortOrder', 'id'],
      depth: 0,
      pagination: false,
      overrideAccess: true, // as stored
    })
    return docs.map(({ id }) => id)
  }
  const was = await order()
  const ids = [...was].reverse()
  expect((await post('/checkoutPackages/order', { ids, was })).status).toBe(200)
  expect(await order()).toEqual(ids)

  const late = await post('/checkoutPackages/order', { ids, was })
  expect([late.status, errorOf(late).message]).toEqual([
    409,
    expect.stringContaining('Someone else changed the list'),
  ])
  const short = { ids: ids.slice(1), was: ids }
  expect((await post('/checkoutPackages/order', short)).status).toBe(409)
  expect((await post('/checkoutPackages/order', { ids: ['x'], was: ids })).status).toBe(422)
  expect(await order()).toEqual(ids)
  expect(steps.every(({ id }) => ids.includes(id))).toBe(true)
})

test('an add-on is saved as its form says it', async () => {
  const made = await post('/addons/save', {
    ...NEW_ADDON,
    name: 'Company seal',
    price: '29.50',
    category: 'document',
    id: null,
    version: null,
  })
  const at = { collection: 'addons', id: saved(made).id, overrideAccess: true } as const // as stored
  const stored = await payload.findByID(at)
  expect(stored).toMatchObject({ price: 29.5, category: 'document', showInPremium: true })
  const { entry, version } = shownAddon(stored)
  const typed = { ...entry, showInStarter: false, id: stored.id, version }
  expect((await post('/addons/save', typed)).status).toBe(200)
  expect(await payload.findByID(at)).toMatchObject({ showInStarter: false })
})
