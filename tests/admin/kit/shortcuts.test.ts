import { expect, test } from 'vitest'

import {
  ariaKeysOf,
  keysOf,
  keyWord,
  SHORTCUTS,
  type Shortcut,
} from '@/src/admin/kit/keys/shortcuts'

/** The screens of one record: what one of them hears, the others do not. */
const RECORDS: readonly Shortcut['where'][] = ['order', 'ticket', 'lead']

const meets = (one: Shortcut['where'], two: Shortcut['where']) =>
  one === two ||
  [one, two].includes('everywhere') ||
  (RECORDS.includes(one) && two === 'record') ||
  (RECORDS.includes(two) && one === 'record')

/** Those of `known` that are pressed together and could both be heard. */
function clashes(known: Readonly<Record<string, Shortcut>>): string[] {
  const all = Object.entries(known)
  return all.flatMap(([name, one], index) =>
    all.slice(index + 1).flatMap(([other, two]) => {
      return meets(one.where, two.where) && one.keys === two.keys
        ? [`${one.keys}: ${name}, ${other}`]
        : []
    }),
  )
}

test('no key has two owners where both could be heard', () => {
  expect(clashes(SHORTCUTS)).toEqual([])
})

test('a key of every screen clashes with a list’s, a list’s with no record’s', () => {
  const open = { keys: 'o', label: 'Open', where: 'list' } as const

  expect(clashes({ open, other: { ...open, where: 'everywhere' } })).toEqual(['o: open, other'])
  expect(clashes({ open, other: { ...open, where: 'list' } })).toEqual(['o: open, other'])
  expect(clashes({ open, other: { ...open, where: 'record' } })).toEqual([])
})

test.each([
  [{ key: 'J' }, 'j'],
  [{ key: '?' }, '?'],
  [{ key: 'Escape' }, 'Escape'],
  [{ key: 'k', ctrlKey: true }, 'mod+k'],
  [{ key: 'k', metaKey: true }, 'mod+k'],
])('%j is written %s', (pressed, written) => {
  expect(keysOf({ ctrlKey: false, metaKey: false, ...pressed })).toBe(written)
})

test('a key is named as it stands on a keyboard', () => {
  expect(['j', 'Escape', 'mod+k', '?'].map(keyWord)).toEqual(['J', 'Esc', 'Ctrl K', '?'])
})

test('assistive technology is told of a key in its own words', () => {
  expect(['j', 'Escape', 'mod+k', '/'].map(ariaKeysOf)).toEqual([
    'J',
    'Escape',
    'Control+K Meta+K',
    '/',
  ])
})
