import { vercelStegaDecodeAll, vercelStegaSplit } from '@vercel/stega'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pageContent } from '@/src/domain/content/page-content'
import { CONTENT, contentRows } from '@/src/domain/content/registry'
import { markerOf, markOf } from '@/src/services/content/editing/marks'

const HIDDEN = /(?:\u200B|\u200C|\u200D|\uFEFF){4}/u
const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !HIDDEN.test(text))

test('a marked text shows the same words, and says which element it is', () => {
  fc.assert(
    fc.property(words, (text) => {
      fc.pre(!/(?:\u200B|\u200C|\u200D|\uFEFF)$/u.test(text)) // a value is kept without them
      const marked = markerOf('/')('hero.title', text)
      expect(vercelStegaSplit(marked).cleaned).toBe(text)
      expect(vercelStegaDecodeAll(marked)).toEqual([{ page: '/', selector: 'hero.title' }])
      expect(marked.endsWith(markOf('/', 'hero.title'))).toBe(true)
    }),
  )
})

test('no two elements have the same mark, and none begins another', () => {
  const marks = contentRows().map(({ page, selector }) => markOf(page, selector))
  expect(new Set(marks).size).toBe(marks.length)
  for (const mark of marks) {
    expect(marks.filter((other) => other.startsWith(mark))).toEqual([mark])
  }
})

test('a plain string never carries a mark, whatever an editor wrote; a text always does', () => {
  fc.assert(
    fc.property(words, (value) => {
      const stored = { 'hero.title': { value, verified: false } }
      const draft = pageContent('/', stored, undefined, markerOf('/'))
      expect(draft.plain('hero.title')).toBe(value)
      expect(draft.text('hero.title')).toBe(`${value}${markOf('/', 'hero.title')}`)
      expect(pageContent('/', stored).text('hero.title')).toBe(value)
    }),
  )
})

test('an unverified claim is not said to editors either', () => {
  expect(Object.keys(CONTENT['/'])).toContain('trust.rating')
  expect(pageContent('/', {}, undefined, markerOf('/')).claim('trust.rating')).toBeNull()
})

test('what says nothing is not marked', () => {
  expect(markerOf('/')('hero.title', '')).toBe('')
})
