import { expect, test } from 'vitest'

import { plural, pluralWord } from '@/src/domain/vocabulary/plural'

test('only one of a thing is singular', () => {
  expect([0, 1, 2, 21, 1.5].map((count) => plural(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '21 days',
    '1.5 days',
  ])
})

test('a word that takes no s says its own plural', () => {
  expect(plural(3, 'task is', 'tasks are')).toBe('3 tasks are')
  expect(pluralWord(1, 'it', 'them')).toBe('it')
})
