import { expect, test } from 'vitest'

import { formedText } from '@/src/domain/content/own-figures'
import { popupNamesPrice } from '@/src/domain/content/popup-price'

test.each([
  'Regular $324, today $49 (save $275)',
  'A free EIN with your LLC',
  'An EIN at no charge',
  '20% off',
  'Only 49 dollars',
])('“%s” names a price', (popupOfferText) => {
  expect(popupNamesPrice({ popupOfferText })).toBe(true)
  expect(popupNamesPrice({ popupTitle: popupOfferText })).toBe(true)
})

test.each([
  'An EIN with every company',
  'State filing fee not included.',
  'Form an LLC in 10 minutes',
  'Freedom to start',
])('“%s” names none', (popupTitle) => {
  expect(popupNamesPrice({ popupTitle, popupSubtitle: null })).toBe(false)
})

const site = { companiesFormed: null, timeZone: 'America/New_York' }
const counted = { count: 1234, asOf: '2026-11-22T15:00:00.000Z' }

test('our own count is shown with its date, and before a figure that staff have verified', () => {
  expect(formedText(counted, { ...site, companiesFormed: 5000 })).toBe(
    '1,234 LLCs formed as of Nov 22, 2026',
  )
  expect(formedText({ ...counted, count: 1 }, site)).toBe('1 LLC formed as of Nov 22, 2026')
  expect(formedText(null, { ...site, companiesFormed: 5000 })).toBe('5,000 LLCs formed')
  expect(formedText(null, site)).toBeNull()
})
