import { expect, test } from 'vitest'

import {
  countOf,
  type UploadAction,
  uploadList,
} from '@/src/storefront/documents/upload/upload-list'

const file = (name: string, text = 'content') => new File([text], name)
const target = { kind: 'other', order: '' }
const after = (...actions: UploadAction[]) => actions.reduce(uploadList, [])

test('a file that cannot be taken says so at once and is never sent', () => {
  const list = after(
    { type: 'add', files: [file('scan.pdf'), file('song.mp3'), file('none.pdf', '')], key: 0 },
    { type: 'start', target },
  )

  expect(list.map(({ state }) => state)).toEqual(['waiting', 'failed', 'failed'])
  expect(list[1]?.problem).toContain('not a PDF')
  expect(list[2]?.problem).toContain('empty')
  expect(list[1]?.canRetry).toBe(false)
})

test('a failed file waits again for where it went before, and what arrived makes room for more', () => {
  const list = after(
    { type: 'add', files: [file('a.pdf'), file('b.pdf')], key: 0 },
    { type: 'start', target },
    { type: 'change', key: 0, to: { state: 'done' } },
    { type: 'change', key: 1, to: { state: 'failed', canRetry: true } },
    { type: 'change', key: 1, to: { state: 'waiting' } },
    { type: 'add', files: [file('c.pdf')], key: 2 },
  )

  expect(list.map(({ key, state }) => [key, state])).toEqual([
    [1, 'waiting'],
    [2, 'chosen'],
  ])
  expect(list[0]?.target).toBe(target)
  expect(countOf(list, 'waiting', 'chosen')).toBe(2)
})
