import { expect, test } from 'vitest'

import { latin } from '@/src/domain/filing/details/field'

test.each([
  'HERON 100%',
  'Room “A”',
  'Curly ‘quotes’ and O’Brien',
  'Straße 5–7',
  'Flat 3 — Block B',
  '1½ Main St',
  'H.No. 5-9-22/12[A]',
  'Kaʻū',
  '€5 goods',
  'A_B',
  'Zoë · Ng',
  'HERON™ © ® *#',
  'Nguyễn Łódź Şimşek Zoe\u0308',
  'a\nb',
])('%j fits on the form', (text) => {
  expect(latin(text)).toBeNull()
})

test.each([
  ['Heron Иванов', 'И'],
  ['日本', '日'],
  ['५ Main St', '५'],
  ['Heron 😀', '😀'],
  ['ガー', 'ガ'],
  ['a。', '。'],
])('%j is refused, and the message names %s', (text, sign) => {
  expect(latin(text)).toContain(`“${sign}”`)
})
