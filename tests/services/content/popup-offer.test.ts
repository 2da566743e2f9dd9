// @apart: it replaces what Next keeps.
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const lives = vi.hoisted((): unknown[] => [])

vi.mock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  cacheLife: (life: unknown) => lives.push(life),
  cacheTag: () => undefined,
}))

const { getSettings } = await import('@/src/queries/content/settings')

const HOUR = 3_600_000

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})
afterEach(() => vi.useRealTimers())

async function popupFor(until: string | null, popupEndsAt: string | null) {
  const offer = await builder(payload)('offers', { until })
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      popupEnabled: true,
      popupTitle: 'Save $49 today',
      popupOffer: offer.id,
      popupEndsAt,
    },
    overrideAccess: true, // as staff do
  })
  const { popup } = await getSettings()
  return { popup, life: lives.at(-1) }
}

test('a popup ends with its offer where that is earlier, and is not kept past it', async () => {
  const until = inHours(1)
  const { popup, life } = await popupFor(until, inHours(72))

  expect(popup?.endsAt).toBe(until)
  expect(life).toBe('minutes')

  vi.useFakeTimers({ now: Date.parse(until) + 60_000, toFake: ['Date'] })
  expect((await getSettings()).popup).toBeNull()
})

test('the saving that a popup names is that of today’s price', async () => {
  const build = builder(payload)
  const addon = await build('addons', { price: 59 })
  const offer = { appliesTo: 'named' as const, addons: [addon.id] }
  const savingWith = async (more: object) => {
    const { id } = await build('offers', { ...offer, ...more })
    await payload.updateGlobal({
      slug: 'settings',
      data: { popupEnabled: true, popupTitle: 'Save today', popupOffer: id, popupEndsAt: null },
      overrideAccess: true, // as staff do
    })
    return (await getSettings()).popup?.saving
  }

  expect(await savingWith({ kind: 'amount', value: 100 })).toBe(59)
  expect(await savingWith({ kind: 'percent', value: 50 })).toBe(29.5)
  await payload.update({
    collection: 'addons',
    id: addon.id,
    data: { price: 80 },
    overrideAccess: true, // as staff do
  })
  expect((await getSettings()).popup?.saving).toBe(40)
  expect(await savingWith({ appliesTo: 'all', addons: [], kind: 'amount', value: 10 })).toBeNull()
})

test.each([
  ['its own end', inHours(72), inHours(1)],
  ['its own end beside an offer without one', null, inHours(1)],
])('a popup keeps %s where that is earlier', async (_, until, end) => {
  const { popup } = await popupFor(until, end)
  expect(popup?.endsAt).toBe(end)
})

test('an offer without dates is kept until someone saves something', async () => {
  expect((await popupFor(null, null)).life).toBe('max')
})
