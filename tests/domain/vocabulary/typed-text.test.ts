import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  cleanLine,
  cleanText,
  plainSigns,
  withoutInvisible,
} from '@/src/domain/vocabulary/text/clean-text'
import { requiredLine, typedEmail, typedPhone } from '@/src/domain/vocabulary/text/typed-text'

test.each([
  ['Heron\u200b', 'Heron'],
  ['\ufeff Zoë\u00a0Ng \u202e', 'Zoë Ng'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['e\u200b\u0301', 'é'],
  ['a\u200db', 'ab'],
  ['Pre\u0000mi\ud800um\u00ad', 'Premium'],
  ['日本\u3000太郎', '日本 太郎'],
  ['Straße 5–7 “A”', 'Straße 5–7 “A”'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['first \r\nsecond\u2028third', 'first\nsecond\nthird'],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
})

test('a clean text stays as it is, has nothing invisible and fits where its original did', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const once = cleanText(typed)
      expect(cleanText(once)).toBe(once)
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed))
      expect(once).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/)
      expect(once.isWellFormed()).toBe(true)
      expect(plainSigns(plainSigns(typed))).toBe(plainSigns(typed))
    }),
  )
})

test.each([
  ['١٢-٣٤٥٦٧٨٩', '12-3456789'],
  ['１２３', '123'],
  ['१२३', '123'],
  ['12–345—6', '12-345-6'],
  ['৯০০', '900'],
])('the number %s is read as %s', (typed, read) => {
  expect(plainSigns(typed)).toBe(read)
})

test.each([
  '\u202a+44 20 7946 0958\u202c',
  '+44–20–7946–0958',
  '+44\u00a020\u00a07946\u00a00958',
  '＋４４ ２０ ７９４６ ０９５８',
  'tel:+44-20-7946-0958',
  "'+442079460958",
  '011 44 20 7946 0958',
  '0044 20 7946 0958',
  '+44 (0)20 7946 0958',
  '٠٣٠٧٥٥٥٠١٠٠'.slice(1),
  '+1 307 555 0100 ext. 12',
])('the pasted phone number %s is taken', (typed) => {
  expect(typedPhone().safeParse(typed).success).toBe(true)
})

test('what cannot be seen is no answer', () => {
  expect(requiredLine('Enter your first name', 100).safeParse('\u200b ').success).toBe(false)
  expect(typedEmail().parse(' Ada＠example.com\u200b')).toBe('ada@example.com')
  expect(withoutInvisible('\u2066')).toBe('')
})
