import { expect, test } from 'vitest'

import {
  isSameSetting,
  settingsProblems,
  siteSettingsInput,
} from '@/src/domain/content/settings-input'

const NOW = new Date('2026-11-22T12:00:00Z')
const TIDIO = '<script src="//code.tidio.co/abcdefghijklmnopqrstuvwxyz012345.js" async></script>'

test('an empty text is none, and a moment is one however it is written', () => {
  expect(isSameSetting('', null)).toBe(true)
  expect(isSameSetting(false, null)).toBe(true)
  expect(isSameSetting('2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00Z')).toBe(true)
  expect(isSameSetting('a', 'b')).toBe(false)
})

test.each([
  ['announcementText', { announcementEnabled: true, announcementText: '' }],
  ['popupTitle', { popupEnabled: true, popupTitle: '' }],
  ['popupEndsAt', { popupEnabled: true, popupTitle: 'A', popupEndsAt: '2026-11-22T11:59:00Z' }],
  ['whatsappNumber', { whatsappEnabled: true, whatsappNumber: ' + ' }],
  ['whatsappNumber', { whatsappNumber: '123' }],
  ['tidioEmbedCode', { tidioEnabled: true, tidioEmbedCode: '<script src="//evil.example/a.js">' }],
])('%s stands in the way', (field, next) => {
  expect(Object.keys(settingsProblems(next, Object.keys(next), NOW))).toEqual([field])
})

test('of what is not touched nothing is said, and what is right passes', () => {
  const broken = { announcementEnabled: true, announcementText: '' }
  expect(settingsProblems(broken, ['tidioEnabled'], NOW)).toEqual({})
  const right = { tidioEnabled: true, tidioEmbedCode: TIDIO, whatsappNumber: '+1 307 555 0142' }
  expect(settingsProblems(right, Object.keys(right), NOW)).toEqual({})
})

test('unknown names, long texts and years nobody lives in are refused', () => {
  expect(siteSettingsInput.safeParse({ companyName: 'Mine' }).success).toBe(false)
  expect(siteSettingsInput.safeParse({ announcementText: 'x'.repeat(10_000) }).success).toBe(false)
  expect(siteSettingsInput.safeParse({ popupEndsAt: '0001-01-01T00:00:00Z' }).success).toBe(false)
  expect(siteSettingsInput.safeParse({ whatsappNumber: '12abc' }).success).toBe(false)
  expect(siteSettingsInput.parse({ popupOffer: '', popupEndsAt: '' })).toEqual({
    popupOffer: null,
    popupEndsAt: null,
  })
})
