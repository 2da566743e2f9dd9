import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  contentFileText,
  type FileElement,
  keyOf,
  readContentFile,
} from '@/src/domain/content/editing/content-file'
import { ELEMENT_CATEGORIES, ELEMENT_TYPES } from '@/src/domain/content/element-kinds'

const AT = '2026-11-22T12:00:00.000Z'
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const text = fc.string({ unit: 'grapheme', maxLength: 40 })

const element: fc.Arbitrary<FileElement> = fc.record({
  page_path: name,
  element_type: fc.constantFrom(...ELEMENT_TYPES),
  element_selector: name,
  element_label: name,
  current_value: text,
  default_value: text,
  is_active: fc.boolean(),
  category: fc.constantFrom(...ELEMENT_CATEGORIES),
  sort_order: fc.nat(1000),
  metadata: fc.constantFrom(null, { note: 'Kept' }),
})
const elements = fc.uniqueArray(element, { selector: keyOf, maxLength: 12 })

test('what is exported is read again, and gives the same bytes whatever its order', () => {
  fc.assert(
    fc.property(elements, (all) => {
      const file = contentFileText(all, AT)
      expect(contentFileText(all.toReversed(), AT)).toBe(file)
      const read = readContentFile(file)
      expect(read.ok && contentFileText(read.elements, AT)).toBe(file)
    }),
  )
})

const [sample] = fc.sample(element, { numRuns: 1, seed: 7 })
const fileOf = (...all: unknown[]) =>
  JSON.stringify({ elements: all, exported_at: AT, version: '1.0' })

test.each([
  ['no JSON', '{', 'Invalid import file format'],
  ['a list', '[]', 'Invalid import file format'],
  ['no elements', '{"exported_at":"","version":"1.0"}', 'Invalid import file format'],
  [
    'a wrong field',
    fileOf(sample, { ...sample, element_selector: 'x', sort_order: -1 }),
    'Invalid import file format: element 2, sort_order',
  ],
  [
    'a field of another kind',
    fileOf({ ...sample, current_value: 5 }),
    'Invalid import file format: element 1, current_value: it must be a text',
  ],
  [
    'a field that is not there',
    fileOf({ ...sample, current_value: undefined }),
    'Invalid import file format: element 1, current_value: it is missing',
  ],
  [
    'a type that there is not',
    fileOf({ ...sample, element_type: 'video' }),
    'Invalid import file format: element 1, element_type: it must be one of: ',
  ],
  ['one twice', fileOf(sample, sample), 'Invalid import file format: element 2 is element 1 again'],
  [
    'more than it should have',
    fileOf({ ...sample, role: 'admin' }),
    'Invalid import file format: element 1',
  ],
])('%s is refused, with where it is wrong', (_name, file, words) => {
  const read = readContentFile(file)
  expect(read).toEqual({ ok: false, problem: expect.stringContaining(words) })
})

test('a name that JavaScript treats in its own way is refused, and changes nothing', () => {
  const file = fileOf(sample).replace('"sort_order"', '"__proto__":{"isAdmin":true},"sort_order"')
  expect(readContentFile(file).ok).toBe(false)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})
