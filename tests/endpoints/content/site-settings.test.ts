import { beforeAll, beforeEach, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()
const options = { slug: 'settings', depth: 0, overrideAccess: true } as const // tests look at all of it
const TIDIO = '<script src="//code.tidio.co/abcdefghijklmnopqrstuvwxyz012345.js" async></script>'
const OFF = {
  announcementEnabled: false,
  announcementText: 'Old',
  popupEnabled: false,
  popupTitle: 'Hello',
  popupSubtitle: '',
  popupOfferText: '',
  popupCtaText: '',
  popupDisclaimer: '',
  popupOffer: null,
  popupEndsAt: null,
  tidioEnabled: false,
  tidioEmbedCode: '',
  whatsappEnabled: false,
  whatsappNumber: '',
}

let ada: SignedIn
let viewer: SignedIn

beforeAll(async () => {
  const role = 'sub_admin'
  ada = await person(payload, { role, permissionGrants: ['manage_settings'] })
  viewer = await person(payload, { role, permissionGrants: ['view_settings'] })
})
beforeEach(() => payload.updateGlobal({ ...options, data: OFF }))

const stored = () => payload.findGlobal(options)
const save = (values: object, seen: object = {}, as = ada) =>
  api('POST', '/site-settings', { as, body: { values, seen } })

test('a save changes what it names and nothing else, and markup stays text', async () => {
  const { companyName, businessTimeZone } = await stored()
  const values = { announcementEnabled: true, announcementText: '<script>alert(1)</script>' }
  const answer = await save(values, { announcementEnabled: false, announcementText: 'Old' })
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Settings saved successfully!' },
  })
  expect(await stored()).toMatchObject({ ...values, companyName, businessTimeZone })
})

test('two who save different sections at once both do', async () => {
  const answers = await Promise.all([
    save({ announcementText: 'New' }, { announcementText: 'Old' }),
    save({ popupTitle: 'Welcome' }, { popupTitle: 'Hello' }),
    save({ tidioEmbedCode: TIDIO }, { tidioEmbedCode: '' }),
    save({ whatsappNumber: '+1 307 555 0142' }, { whatsappNumber: '' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await stored()).toMatchObject({
    announcementText: 'New',
    popupTitle: 'Welcome',
    tidioEmbedCode: TIDIO,
    whatsappNumber: '+1 307 555 0142',
  })
})

test('who saves over what somebody else has changed is told the newer value first', async () => {
  await save({ announcementText: 'Newer' }, { announcementText: 'Old' })
  const late = await save({ announcementText: 'Mine' }, { announcementText: 'Old' })
  expect(late).toMatchObject({
    status: 409,
    body: {
      error: { fields: { announcementText: expect.stringContaining('It is now “Newer”') } },
      current: { announcementText: 'Newer' },
    },
  })
  expect((await stored()).announcementText).toBe('Newer')
  const again = await save({ announcementText: 'Mine' }, { announcementText: 'Newer' })
  expect(again.status).toBe(200)
})

test.each([
  ['announcementText', { announcementEnabled: true, announcementText: '' }],
  ['announcementText', { announcementText: 'x'.repeat(10_000) }],
  ['popupOffer', { popupEnabled: true, popupOfferText: 'Save $49 today' }],
  ['popupOffer', { popupOffer: 'abc' }],
  ['popupEndsAt', { popupEnabled: true, popupEndsAt: '2020-01-01T00:00:00.000Z' }],
  ['popupEndsAt', { popupEndsAt: '0001-01-01T00:00:00.000Z' }],
  ['tidioEmbedCode', { tidioEnabled: true, tidioEmbedCode: '<script src="//evil.example">' }],
  ['whatsappNumber', { whatsappEnabled: true }],
  ['whatsappNumber', { whatsappNumber: '12abc' }],
])('%s: what is wrong is said beside the field, and nothing is saved', async (field, values) => {
  const before = await stored()
  const answer = await save(values, {
    announcementText: 'Old',
    popupEnabled: false,
    whatsappEnabled: false,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
  expect(await stored()).toEqual(before)
})

test('a popup with a price is switched on once a running offer is behind it', async () => {
  const { id } = await builder(payload)('offers', { isActive: true })
  const values = { popupEnabled: true, popupOfferText: 'Save $49 today', popupOffer: id }
  expect((await save(values, {})).status).toBe(200)
  expect(await stored()).toMatchObject({ popupEnabled: true, popupOffer: id })
})

test('whoever may only view settings, or is nobody, changes nothing', async () => {
  expect((await save({ announcementText: 'Mine' }, {}, viewer)).status).toBe(403)
  const nobody = await api('POST', '/site-settings', {
    body: { values: { announcementText: 'Mine' }, seen: {} },
    headers: { origin: 'http://localhost:3000' },
  })
  expect(nobody.status).toBe(401)
  expect((await save({ companyName: 'Mine' })).status).toBe(422)
  expect((await stored()).announcementText).toBe('Old')
})

test('an old version, which holds every section, is restored only by who may change them all', async () => {
  await payload.updateGlobal({ ...options, data: { announcementText: 'From last year' } })
  const { docs } = await payload.findGlobalVersions({ ...options, limit: 1, sort: '-createdAt' })
  await payload.updateGlobal({ ...options, data: { announcementText: 'Now' } })
  const role = 'sub_admin'
  const brander = await person(payload, { role, permissionGrants: ['manage_branding'] })
  const both = await person(payload, {
    role,
    permissionGrants: ['manage_branding', 'manage_settings'],
  })
  const restore = (as: SignedIn) =>
    api('POST', `/globals/settings/versions/${docs[0]?.id}`, { as, body: {} })

  for (const one of [brander, ada]) expect((await restore(one)).status).toBe(403)
  expect((await stored()).announcementText).toBe('Now')
  expect((await restore(both)).status).toBe(200)
  expect((await stored()).announcementText).toBe('From last year')
})
