import { expect, test } from 'vitest'

import { filedName, isFiledOtherwise } from '@/src/domain/vocabulary/text/filed-name'

test.each([
  ['Łódź Żółw Studio', 'LLC', 'Lodz Zolw Studio LLC'],
  ['Müller & Söhne', 'Inc.', 'Muller & Sohne Inc.'],
  ['Straße', 'LLC', 'Strasse LLC'],
  ['Harbor Studio llc', 'LLC', 'Harbor Studio llc'],
  ['Harbor Studio, LLC', 'LLC', 'Harbor Studio, LLC'],
  ['Mc’Donald “Best”', 'LLC', `Mc'Donald "Best" LLC`],
  ['Café  2 – Go,', 'LLC', 'Cafe 2 - Go LLC'],
  ['Smallcorp', 'Corp', 'Smallcorp Corp'],
  ['', 'LLC', ''],
])('“%s” with %s is filed as “%s”', (name, designator, filed) => {
  expect(filedName(name, designator, 'WY')).toBe(filed)
})

test('a name that is filed in other letters is known', () => {
  expect(isFiledOtherwise('Żuraw', 'Zuraw LLC')).toBe(true)
  expect(isFiledOtherwise(' Harbor  Studio', 'Harbor Studio LLC')).toBe(false)
})
