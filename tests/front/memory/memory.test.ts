import { afterEach, expect, test, vi } from 'vitest'

import { type CachedResponse, keep } from '@/src/front/memory/kept'
import { createMemory } from '@/src/front/memory/memory'
import { SOON } from '@/tests/support/soon'

const LASTS = { isLasting: true }
const CHANGES = { isLasting: false }
const HOUR = { freshMs: 3_600_000, staleMs: 3_600_000 }

const answer = (text: string, life: CachedResponse['life'] = HOUR, before?: CachedResponse) =>
  keep({ status: 200, body: Buffer.from(text) }, [['content-type', 'text/html']], life, before)

const textOf = (kept: CachedResponse | null | undefined) => kept?.plain.body.toString('utf8')

function following(bytes?: number) {
  const memory = createMemory(bytes)
  memory.setFollowing(true)
  return memory
}

/** Something that is made when the test says so. */
function held() {
  const waiting: ((kept: CachedResponse | null) => void)[] = []
  const make = vi.fn(() => new Promise<CachedResponse | null>((resolve) => waiting.push(resolve)))
  const give = async (text: string) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]), SOON)
    waiting.shift()?.(await answer(text))
  }
  return { make, give }
}

afterEach(() => vi.useRealTimers())

test('however many ask, it is made once', async () => {
  const memory = following()
  const { make, give } = held()
  const asked = [1, 2, 3].map(() => memory.fill('/', make, CHANGES))
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1), SOON)
  await give('page')

  expect((await Promise.all(asked)).map(textOf)).toEqual(['page', 'page', 'page'])
  expect(textOf(memory.get('/', make, CHANGES))).toBe('page')
  expect(make).toHaveBeenCalledTimes(1)
})

test('what was begun before a change is not kept after it, and who asks later waits for a new one', async () => {
  const memory = following()
  const { make, give } = held()
  const early = memory.fill('/', make, CHANGES)
  memory.change()
  const late = memory.fill('/', make, CHANGES)
  await give('old')
  expect(textOf(await early)).toBe('old')
  expect(memory.get('/', make, CHANGES)).toBeUndefined()

  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2), SOON)
  await give('new')
  expect(textOf(await late)).toBe('new')
  expect(textOf(memory.get('/', make, CHANGES))).toBe('new')
})

test('after a change nothing is shown that may be of before it; what is named by its hash stays', async () => {
  const memory = following()
  await memory.fill('/', () => answer('page'), CHANGES)
  await memory.fill('/a.js', () => answer('code'), LASTS)
  memory.change()

  expect(memory.get('/', () => answer('x'), CHANGES)).toBeUndefined()
  expect(textOf(memory.get('/a.js', () => answer('x'), LASTS))).toBe('code')
})

test('where nothing has changed in it, its bytes stay', async () => {
  const memory = following()
  const first = await memory.fill('/', () => answer('page'), CHANGES)
  memory.change()
  const second = await memory.fill('/', (before) => answer('page', HOUR, before), CHANGES)
  memory.change()
  const third = await memory.fill('/', (before) => answer('other', HOUR, before), CHANGES)

  expect(second?.packings).toBe(first?.packings)
  expect(third?.plain.etag).not.toBe(first?.plain.etag)
})

test('while changes are not heard of nothing is kept, and a lost line empties all', async () => {
  const memory = createMemory()
  await memory.fill('/', () => answer('page'), CHANGES)
  expect(memory.size().entries).toBe(0)

  memory.setFollowing(true)
  await memory.fill('/', () => answer('page'), CHANGES)
  expect(memory.size().entries).toBe(1)
  memory.setFollowing(false)
  expect(memory.size().entries).toBe(0)
})

test('what was begun while changes were not heard of is not kept when they are again', async () => {
  const memory = createMemory()
  const { make, give } = held()
  const early = memory.fill('/', make, CHANGES)
  memory.setFollowing(true)
  await give('page')
  await early

  expect(memory.size().entries).toBe(0)
})

test('an old one is shown while it is asked for again, and a very old one is not', async () => {
  vi.useFakeTimers()
  const memory = following()
  const life = { freshMs: 1_000, staleMs: 10_000 }
  await memory.fill('/', () => answer('first', life), CHANGES)
  const make = vi.fn((before: CachedResponse | undefined) => answer('second', life, before))
  await vi.advanceTimersByTimeAsync(900)
  expect(textOf(memory.get('/', make, CHANGES))).toBe('first')
  expect(make).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(200)
  expect(textOf(memory.get('/', make, CHANGES))).toBe('first')
  vi.useRealTimers()
  await vi.waitFor(() => expect(textOf(memory.get('/', make, CHANGES))).toBe('second'), SOON)

  vi.useFakeTimers({ now: Date.now() + 12_000 })
  expect(memory.get('/', make, CHANGES)).toBeUndefined()
})

test('a moment after a change all is asked for once more, and shown meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const memory = following()
  memory.change()
  await memory.fill('/', () => answer('in the making'), CHANGES)
  const make = vi.fn(() => answer('done'))
  expect(textOf(memory.get('/', make, CHANGES))).toBe('in the making')
  vi.advanceTimersByTime(3_000)

  expect(textOf(memory.get('/', make, CHANGES))).toBe('in the making')
  vi.useRealTimers()
  await vi.waitFor(() => expect(textOf(memory.get('/', make, CHANGES))).toBe('done'), SOON)
})

test('the least recently used goes when there is no more room', async () => {
  const memory = following(30_000)
  const page = Buffer.alloc(6_000, 'x').toString('utf8')
  const fill = (key: string) =>
    memory.fill(
      key,
      () => keep({ status: 200, body: Buffer.from(page + key) }, [], HOUR, undefined),
      CHANGES,
    )
  for (const key of ['/a', '/b', '/c']) await fill(key)
  memory.get('/a', () => answer(''), CHANGES)
  await fill('/d')

  expect(memory.size().bytes).toBeLessThanOrEqual(30_000)
  expect(memory.get('/a', () => answer(''), CHANGES)).toBeDefined()
  expect(memory.get('/b', () => answer(''), CHANGES)).toBeUndefined()
})

test('what fails is not kept, and does not keep others from asking', async () => {
  const memory = following()
  await expect(memory.fill('/', () => Promise.reject(new Error('away')), CHANGES)).rejects.toThrow()
  expect(await memory.fill('/', () => Promise.resolve(null), CHANGES)).toBeNull()
  expect(textOf(await memory.fill('/', () => answer('page'), CHANGES))).toBe('page')
})
