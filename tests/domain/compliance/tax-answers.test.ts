import { expect, test } from 'vitest'

import { fiscalYearEndOf } from '@/src/domain/compliance/fiscal-year-end'

test.each([
  [{ closingMonth: '12' }, '12-31'],
  [{ closingMonth: '6', other: 'x' }, '06-30'],
  [{ closingMonth: '2' }, '02-29'],
  [{ closingMonth: '1' }, '01-31'],
  [{ closingMonth: '13' }, undefined],
  [{ closingMonth: '0' }, undefined],
  [{ closingMonth: '' }, undefined],
  [{}, undefined],
  [null, undefined],
])('who answers %j closes the year on %s', (answers, day) => {
  expect(fiscalYearEndOf(answers)).toBe(day)
})
