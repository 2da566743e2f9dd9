import { expect, test } from 'vitest'

import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const build = builder(payload)

test('a code is kept in capitals, and several offers may have none', async () => {
  const offer = await build('offers', { code: ' spring-26 ' })
  const none = [await build('offers', { code: '' }), await build('offers', { code: null })]

  expect(offer.code).toBe('SPRING-26')
  expect(none.map(({ code }) => code ?? null)).toEqual([null, null])
})

test.each([
  ['more than 100 percent', { kind: 'percent', value: 101 }],
  ['nothing at all', { value: 0 }],
  ['an end before its start', { from: '2026-12-02', until: '2026-12-01' }],
  ['named things without a name', { appliesTo: 'named' }],
  ['a code with spaces in it', { code: 'TWO WORDS' }],
] as const)('an offer with %s is refused', async (_, given) => {
  await expect(build('offers', given)).rejects.toMatchObject({ status: 400 })
})

const settings = (data: object) =>
  payload.updateGlobal({ slug: 'settings', data, overrideAccess: true, depth: 0 }) // as staff would

test('a popup that names a price needs a running offer behind it', async () => {
  const offer = await build('offers', { isActive: false })
  const priced = { popupEnabled: true, popupOfferText: 'Regular $324, today $49' }

  await expect(settings({ ...priced, popupOffer: null })).rejects.toMatchObject({ status: 400 })
  await expect(settings({ ...priced, popupOffer: offer.id })).rejects.toMatchObject({ status: 400 })

  await payload.update({
    collection: 'offers',
    id: offer.id,
    data: { isActive: true },
    overrideAccess: true, // as staff would
  })
  await expect(settings({ ...priced, popupOffer: offer.id })).resolves.toMatchObject({
    popupEnabled: true,
  })
  await settings({ popupEnabled: false })
})

test('a popup that names no price needs none', async () => {
  const plain = {
    popupEnabled: true,
    popupTitle: 'An EIN with every company',
    popupSubtitle: '',
    popupOfferText: '',
    popupCtaText: 'Start now',
    popupDisclaimer: '',
    popupOffer: null,
  }
  await expect(settings(plain)).resolves.toMatchObject({ popupEnabled: true })
  await settings({ popupEnabled: false })
})

test('the default offer is an EIN at no charge with a formation, switched off, behind the popup', async () => {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { title: { equals: 'EIN at no charge' } },
    overrideAccess: true, // the seed
  })

  expect(docs).toMatchObject([
    { kind: 'percent', value: 100, needsFormation: true, isActive: false },
  ])
})
