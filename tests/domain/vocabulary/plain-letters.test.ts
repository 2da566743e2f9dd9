import { expect, test } from 'vitest'

import { filedAs, plainLetters } from '@/src/domain/vocabulary/text/plain-letters'

test.each([
  ['Łódź Żółw Studio LLC', 'Lodz Zolw Studio LLC'],
  ['Müller & Söhne Inc.', 'Muller & Sohne Inc.'],
  ['Straße LLC', 'Strasse LLC'],
  ['Harbor Studio, LLC', 'Harbor Studio, LLC'],
  ['Mc’Donald “Best” LLC', `Mc'Donald "Best" LLC`],
  ['Café  2 – Go LLC', 'Cafe 2 - Go LLC'],
  ['', ''],
])('“%s” is filed as “%s”', (name, filed) => {
  expect(plainLetters(name)).toBe(filed)
})

test('a name that is filed in other letters is known', () => {
  expect(filedAs('Żuraw LLC')).toBe('Zuraw LLC')
  expect(filedAs(' Harbor  Studio LLC')).toBeNull()
  expect(filedAs('')).toBeNull()
})
