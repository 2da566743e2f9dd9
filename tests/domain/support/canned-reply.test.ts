import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  fillReply,
  matchingReplies,
  replyShortcut,
  typedShortcut,
  unfilledRefusal,
  unknownVariables,
  variablesIn,
  withoutShortcut,
} from '@/src/domain/support/canned-reply'

test('what is known is filled in, and what is missing stays to be seen and stops the sending', () => {
  const text = 'Hi {{first_name}}, {{ company_name }} is #{{order_number}}.'
  const filled = fillReply(text, { first_name: 'Nadia', order_number: 'a1b2', company_name: null })
  expect(filled).toBe('Hi Nadia, {{ company_name }} is #a1b2.')
  expect(unfilledRefusal(filled)).toBe('Fill in {{company_name}} before you send this.')
  expect(unfilledRefusal('Hi Nadia')).toBeNull()
})

test('a value is words, whatever it looks like', () => {
  for (const name of ['$&', '$1', '{{staff_name}}', '<b>', "O'Hara"])
    expect(fillReply('Hi {{first_name}}!', { first_name: name, staff_name: 'Maya' })).toBe(
      `Hi ${name}!`,
    )
})

test('a variable that nobody knows is refused by its name', () => {
  expect(unknownVariables('Hi {{frist_name}}')).toContain('Unknown variable {{frist_name}}.')
  expect(unknownVariables('Hi {{constructor}}')).not.toBeNull()
  expect(unknownVariables('Hi {{first_name}} and {this}')).toBeNull()
})

test('filling in leaves no variable that has a value, and reading them never hangs', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('{', '}', ' ', 'a', 'first_name') }), (text) => {
      expect(variablesIn(fillReply(text, { first_name: 'Nadia' }))).not.toContain('first_name')
    }),
  )
  expect(variablesIn('{{'.repeat(50_000))).toEqual([])
})

test.each(['Thanks', 'a b', '-a', 'a--b', '', 'a'.repeat(31), 'a\u0000', 'ü', 'x'.repeat(10_000)])(
  'a shortcut cannot be %j',
  (shortcut) => expect(replyShortcut.safeParse(shortcut).success).toBe(false),
)

test('a slash begins a shortcut at the start of a word only', () => {
  expect(typedShortcut('/')).toBe('')
  expect(typedShortcut('Hello /Tha')).toBe('tha')
  expect(typedShortcut('line\n/ein-late')).toBe('ein-late')
  for (const text of ['and/or', 'https://a', '/thanks ', '', '1/2'])
    expect(typedShortcut(text)).toBeNull()
})

test('a reply takes the place of the shortcut that is typed, and of nothing else', () => {
  expect(withoutShortcut('Hello /Tha')).toBe('Hello ')
  expect(withoutShortcut('/')).toBe('')
  for (const text of [
    'Open 24/7',
    'your EIN and/or ITIN: and/or',
    'See https://example.com/help',
    '',
  ])
    expect(withoutShortcut(text)).toBe(text)
})

test('replies are found by the beginning of their shortcut, then by their title', () => {
  const reply = (shortcut: string, title: string) => ({ id: shortcut, shortcut, title, text: '' })
  const replies = [
    reply('bye', 'Thanks and goodbye'),
    reply('thanks', 'Thank you'),
    reply('ein', 'EIN'),
  ]
  expect(matchingReplies(replies, 'than').map(({ id }) => id)).toEqual(['thanks', 'bye'])
  expect(matchingReplies(replies, 'zzz')).toEqual([])
})
