import { expect, test } from 'vitest'

import { cardBrand, cardEnding } from '@/src/domain/vocabulary/money/card-brand'

test.each([
  ['amex', 'American Express'],
  ['unionpay', 'UnionPay'],
  ['jcb', 'JCB'],
  ['diners', 'Diners Club'],
  ['rupay', 'RuPay'],
  ['visa', 'Visa'],
])('a gateway’s %s is called %s', (brand, name) => {
  expect(cardBrand(brand)).toBe(name)
  expect(cardEnding(brand, '0005')).toBe(`${name} ending in 0005`)
})

test('a brand that we do not know is a card', () => {
  for (const brand of ['unknown', '', null, undefined]) {
    expect(cardEnding(brand, '4242')).toBe('Card ending in 4242')
  }
})
