import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  forgetBackup,
  isOutdated,
  keepBackup,
  noteSaved,
  readBackup,
} from '@/src/storefront/checkout/saving/draft-backup'

const AT = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-20T10:05:00.000Z'

const TYPED = { step: 'payment', answers: { firstName: 'Ada' }, draftAt: AT }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the server lacks is kept however long it takes', () => {
  keepBackup('ein', TYPED)
  vi.advanceTimersByTime(3_600_000)

  expect(readBackup('ein')).toMatchObject(TYPED)
})

test('what was saved while the next page was on its way is still there for that page', () => {
  keepBackup('ein', TYPED)
  noteSaved('ein')
  vi.advanceTimersByTime(5_000)

  expect(readBackup('ein')).toMatchObject(TYPED)
})

test('what was saved long ago is left to the server, which may know better by now', () => {
  keepBackup('ein', TYPED)
  noteSaved('ein')
  vi.advanceTimersByTime(60_000)

  expect(readBackup('ein')).toBeNull()
})

test('what is typed after a save counts as lacking again', () => {
  keepBackup('ein', TYPED)
  noteSaved('ein')
  keepBackup('ein', TYPED)
  vi.advanceTimersByTime(60_000)

  expect(readBackup('ein')).toMatchObject(TYPED)
})

test('what was typed over a draft that was changed elsewhere since is older than that draft', () => {
  keepBackup('ein', TYPED)
  vi.advanceTimersByTime(5 * 86_400_000)
  const kept = readBackup('ein')
  if (!kept) throw new Error('It was kept')

  expect(isOutdated(kept, LATER)).toBe(true)
  expect(isOutdated(kept, AT)).toBe(false)
  expect(isOutdated(kept, null)).toBe(false)
})

test('a reload just after typing keeps what a save under way did not hold', () => {
  keepBackup('ein', TYPED)
  vi.advanceTimersByTime(2_000)
  const kept = readBackup('ein')
  if (!kept) throw new Error('It was kept')

  expect(isOutdated(kept, LATER)).toBe(false)
})

test('a purchase begins with nothing of the one before, and each checkout keeps its own', () => {
  keepBackup('ein', TYPED)
  keepBackup('itin', TYPED)
  forgetBackup('ein')
  noteSaved('ein')

  expect(readBackup('ein')).toBeNull()
  expect(readBackup('itin')).toMatchObject(TYPED)
})

test('storage that is forbidden, or holds something else, does no harm', () => {
  sessionStorage.setItem('charterdesk.checkout.ein.unsaved', '{"first')
  expect(readBackup('ein')).toBeNull()

  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(() => keepBackup('ein', TYPED)).not.toThrow()
  expect(readBackup('ein')).toBeNull()
})
