import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { invalidateHere } from '@/src/services/platform/site-feed/follow-site'

let asked: { path: string; tags: readonly string[] }[]
let status: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  status = 200
  vi.stubGlobal('fetch', async (url: URL, { body }: { body: string }) => {
    asked.push({ path: url.pathname, tags: JSON.parse(body).tags })
    return new Response(null, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const path = '/api/internal/invalidate'

test('what has changed is read again at once, and once more when pages that were in the making are done', async () => {
  invalidateHere(['settings'])
  await vi.advanceTimersByTimeAsync(1_000)
  invalidateHere(['faqs', 'settings'])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toEqual([
    { path, tags: ['settings'] },
    { path, tags: ['faqs', 'settings'] },
  ])

  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.slice(2)).toEqual([{ path, tags: ['settings', 'faqs'] }])
})

test('a process that does not listen yet is asked until it does', async () => {
  status = 503
  invalidateHere(['seo'])
  await vi.advanceTimersByTimeAsync(1_100)
  status = 200
  await vi.advanceTimersByTimeAsync(10_000)
  // Three times without success, once with, and once more.
  expect(asked.map(({ tags }) => tags)).toEqual(Array(5).fill(['seo']))
})
