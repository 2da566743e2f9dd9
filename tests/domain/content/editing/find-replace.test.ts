import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isInsideWord, withReplaced } from '@/src/domain/content/editing/find-replace'

test('what is not found stays, and what is becomes what was asked for', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '-'), { maxLength: 30 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, fc.string({ maxLength: 3 }), (words, becomes) => {
      const found = [...words.matchAll(/a/g)].map(({ index }) => ({
        from: index,
        to: index + 1,
        becomes,
      }))
      expect(withReplaced(words, found)).toBe(words.split('a').join(becomes))
    }),
  )
})

test('a replacement that grows past what a text holds ends at once', () => {
  let asked = 0
  function* endless() {
    for (let at = 0; at < 1_000_000; at += 1) {
      asked += 1
      yield { from: at, to: at + 1, becomes: 'x'.repeat(1000) }
    }
  }
  expect(withReplaced('a'.repeat(1_000_000), endless())).toBeNull()
  expect(asked).toBeLessThan(20)
})

test.each([
  ['a cat.', 2, 5, false],
  ['concat', 3, 6, true],
  ['cats', 0, 3, true],
  ['Ünited', 1, 3, true],
  ['é cat é', 2, 5, false],
  ['😀cat😀', 2, 5, false],
  ['𝒜cat', 2, 5, true],
])('in %j what stands at %i to %i is inside of a word: %s', (text, from, to, isInside) => {
  expect(isInsideWord(text, { from, to })).toBe(isInside)
})
