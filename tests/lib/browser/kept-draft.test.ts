import { beforeEach, expect, test, vi } from 'vitest'

import {
  changedSince,
  draftKey,
  forgetDraft,
  readDraft,
  typedOf,
  writeDraft,
} from '@/src/lib/browser/kept-draft'

const DAY = 24 * 60 * 60 * 1000
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('what was typed is found again by the same person, for the same record', () => {
  const key = draftKey('edit-user:1', 'ann')
  writeDraft(key, { firstName: 'Bo' }, { firstName: 'Ben' })

  expect(readDraft(key)).toMatchObject({ values: { firstName: 'Bo' }, was: { firstName: 'Ben' } })
  expect(readDraft(draftKey('edit-user:2', 'ann'))).toBeNull()
  expect(readDraft(draftKey('edit-user:1', 'eve'))).toBeNull()
})

test('it is forgotten when it is saved, when nothing is left of it, and after a week', () => {
  writeDraft('a', { note: 'x' }, {})
  forgetDraft('a')
  writeDraft('b', { note: 'x' }, {})
  writeDraft('b', {}, {})
  writeDraft('c', { note: 'x' }, {}, Date.now() - 8 * DAY)

  expect(readDraft('a')).toBeNull()
  expect(readDraft('b')).toBeNull()
  expect(readDraft('c')).toBeNull()
  expect([...store]).toEqual([])
})

test.each(['', 'null', '"text"', '[]', '{"at":"now"}', '{"first'])(
  'rubbish is nothing: %s',
  (text) => {
    store.set('key', text)
    expect(readDraft('key')).toBeNull()
  },
)

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeDraft('key', { note: 'x' }, {})
  expect(readDraft('key')).toBeNull()
})

test('only what differs from what is saved is kept', () => {
  const saved = { name: 'Ann', lines: ['a'], isOn: false, note: '' }
  expect(typedOf({ ...saved }, saved)).toEqual({})
  expect(typedOf({ ...saved, lines: ['a', 'b'], isOn: true }, saved)).toEqual({
    lines: ['a', 'b'],
    isOn: true,
  })
  expect(typedOf({ formedOn: '2026-11-22', note: undefined }, { note: '' })).toEqual({
    formedOn: '2026-11-22',
  })
})

test('no secret, no file, and nothing of another kind than the form now has', () => {
  const typed = {
    password: 'x',
    secretKey: 'x',
    taxId: '12-3456789',
    recoveryCode: 'x',
    file: new File(['x'], 'x.pdf'),
    deep: { apiToken: 'x' },
    isOn: 'yes',
  }
  expect(typedOf(typed, { isOn: false })).toEqual({})
})

test('says in which of its fields something else was saved since', () => {
  const kept = { at: 0, values: { notes: 'mine', name: 'Bo' }, was: { notes: '', name: 'Ben' } }
  expect(changedSince(kept, { notes: 'theirs', name: 'Ben' })).toEqual(['notes'])
})
