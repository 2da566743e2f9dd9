import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  rulesOf,
  tidyValue,
  VALUE_MAX,
  valueProblem,
} from '@/src/domain/content/editing/element-value'
import { contentRows } from '@/src/domain/content/registry'

const HEADING = rulesOf('heading', { default: 'Hello' })

test.each(contentRows().map((row) => [`${row.page} ${row.selector}`, row] as const))(
  '%s: its own default is a value that it takes',
  (_name, row) => {
    const rules = rulesOf(row.type, row)
    expect(tidyValue(row.default, rules.hasLines)).toBe(row.default)
    expect(valueProblem(row.default, rules)).toBeNull()
  },
)

test('what is kept is stable, single where the layout is, and shows no control or hidden mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.boolean(), (typed, hasLines) => {
      const kept = tidyValue(typed, hasLines)
      expect(tidyValue(kept, hasLines)).toBe(kept)
      expect(kept).toBe(kept.trim())
      expect(/[^\P{Cc}\n]/u.test(kept)).toBe(false)
      expect(/[\u200B\u2060-\u2064\uFEFF\uE000]/u.test(kept)).toBe(false)
      if (!hasLines) expect(kept).not.toContain('\n')
    }),
  )
})

test('a text names in braces only what the site has words for', () => {
  const title = rulesOf('heading', { default: 'Form an LLC in {state}' })
  expect(valueProblem('{state}: {filing promise} { }', title)).toBe(
    'The site does not know what { } stands for.',
  )
  expect(valueProblem('{state}: {filing promise}', title)).toBeNull()
  expect(valueProblem('Start in {county}', title)).toBe(
    'The site does not know what {county} stands for.',
  )
  expect(valueProblem('Start in {county}', rulesOf('heading', undefined))).toBeNull()
})

test('markup stays text, letters of all scripts stay, and NUL goes', () => {
  expect(tidyValue('<script>alert(1)</script>', false)).toBe('<script>alert(1)</script>')
  expect(tidyValue('می‌خواهم 👩‍💼', false)).toBe('می‌خواهم 👩‍💼')
  expect(tidyValue('a\u0000b\r\n c ', false)).toBe('ab  c')
  expect(tidyValue('one\r\ntwo\u2028three', true)).toBe('one\ntwo\nthree')
})

test.each([
  ['', 'Type something, or revert to the default.'],
  ['x'.repeat(91), 'This place holds 90 characters. You have 91.'],
  ['x'.repeat(VALUE_MAX + 1), 'At most 10,000 characters.'],
  ['two\nlines', 'This text is a single line.'],
])('a headline refuses %j and says why', (value, words) => {
  expect(valueProblem(value, HEADING)).toBe(words)
})

test('a color is one, and what the code no longer has takes whatever fits', () => {
  expect(valueProblem('red', rulesOf('color', { default: '#000000' }))).toBe(
    'Enter a color such as #3B82F6.',
  )
  expect(valueProblem('#3b82f6', rulesOf('color', { default: '#000000' }))).toBeNull()
  expect(valueProblem('x\n'.repeat(300), rulesOf('heading', undefined))).toBeNull()
})
