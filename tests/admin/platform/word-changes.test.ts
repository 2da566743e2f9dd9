import { expect, test } from 'vitest'

import { wordChanges } from '@/src/admin/platform/word-changes'

const changed = (parts: readonly { text: string; isChanged: boolean }[]) =>
  parts.filter(({ isChanged }) => isChanged).map(({ text }) => text)
const all = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('')

test('the words that differ are marked on the side where they stand', () => {
  const { was, is } = wordChanges('Filed with the state of Ohio', 'Filed with the state of Utah')
  expect([changed(was), changed(is)]).toEqual([['Ohio'], ['Utah']])
  expect([all(was), all(is)]).toEqual([
    'Filed with the state of Ohio',
    'Filed with the state of Utah',
  ])
})

test('what was not there before is new as a whole', () => {
  expect(wordChanges('', 'paid')).toEqual({ was: [], is: [{ text: 'paid', isChanged: true }] })
})

test('texts too long to be compared are shown whole', () => {
  const { was, is } = wordChanges('a '.repeat(20_000), 'b '.repeat(20_000))
  expect([was, is].map((parts) => parts.length)).toEqual([1, 1])
})
