import { expect, test } from 'vitest'

import { pageNumber } from '@/src/domain/vocabulary/text/page-number'

test.each([
  ['3', 3],
  ['9999', 9999],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['10000', 1],
  ['second', 1],
  [['2', '3'], 1],
])('a page that is asked for as %j is page %i', (asked, page) => {
  expect(pageNumber(asked)).toBe(page)
})
