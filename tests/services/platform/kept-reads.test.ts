import { afterEach, expect, test, vi } from 'vitest'

import { forgetReads, keptReads, setUpToDate } from '@/src/services/platform/site-feed/kept-reads'

afterEach(() => setUpToDate(false))

/** A read that says how often it was asked. */
function counted() {
  const asked = { times: 0 }
  const read = async () => {
    asked.times += 1
    return asked.times
  }
  return { asked, read }
}

test('what was read stands until something changes, for each key its own', async () => {
  setUpToDate(true)
  const { read } = counted()
  const kept = keptReads<number>()

  expect([await kept('a', read), await kept('a', read), await kept('b', read)]).toEqual([1, 1, 2])
  forgetReads()
  expect([await kept('a', read), await kept('b', read)]).toEqual([3, 4])
})

test('a read that a change overtakes is given to those who asked before, and to no one after', async () => {
  setUpToDate(true)
  const kept = keptReads<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = kept('a', () => promise)
  forgetReads()
  const late = kept('a', async () => 'new')
  resolve('old')

  expect([await early, await late]).toEqual(['old', 'new'])
  expect(await kept('a', async () => 'newer')).toBe('new')
})

test('while changes are not heard of, each reads for itself', async () => {
  const { read } = counted()
  const kept = keptReads<number>()

  expect([await kept('a', read), await kept('a', read)]).toEqual([1, 2])
})

test('a failure is not kept', async () => {
  setUpToDate(true)
  const kept = keptReads<string>()

  await expect(kept('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept('a', async () => 'back')).toBe('back')
})

test('a change that one copy of the module hears of is heard by all', async () => {
  setUpToDate(true)
  const { read } = counted()
  const kept = keptReads<number>()
  expect(await kept('a', read)).toBe(1)

  vi.resetModules()
  const again = await import('@/src/services/platform/site-feed/kept-reads')
  again.forgetReads()
  expect(await kept('a', read)).toBe(2)
})
