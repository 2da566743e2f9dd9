import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { DraftInput } from '@/src/storefront/checkout/checkout-api'
import { draftSaver, type SaveStatus } from '@/src/storefront/checkout/saving/draft-saver'

const UNREACHABLE = {
  ok: false,
  status: 0,
  code: 'unreachable',
  message: '',
  fields: {},
  id: null,
  retryAfter: null,
  body: null,
} as const

const named = (companyName: string): DraftInput => ({ step: 'company', answers: { companyName } })

/** A server that keeps drafts, and can be switched off. */
function setUp() {
  const received: DraftInput[] = []
  const statuses: SaveStatus[] = []
  const server = { isUp: true, delayMs: 0 }
  const saver = draftSaver({
    send: async (input: DraftInput) => {
      await new Promise((resolve) => setTimeout(resolve, server.delayMs))
      if (!server.isUp) return UNREACHABLE
      received.push(input)
      const quote = { lines: [], totalMinor: 0, currency: 'USD' } as const
      return { ok: true, value: { draft: { ...input, quote } } }
    },
    onStatus: (status) => statuses.push(status),
    onSaved: () => {},
  })
  return { saver, server, received, statuses }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is saved once it pauses', async () => {
  const { saver, received } = setUp()

  saver.queue(1, named('B'), 500)
  saver.queue(2, named('Br'), 500)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(received).toEqual([named('Br')])
})

test('what is typed during a request is saved after it', async () => {
  const { saver, server, received } = setUp()
  server.delayMs = 300

  saver.queue(1, named('B'), 0)
  await vi.advanceTimersByTimeAsync(100)
  saver.queue(2, named('Br'), 0)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(received).toEqual([named('B'), named('Br')])
})

test('an answer that did not arrive is sent again until it does', async () => {
  const { saver, server, received, statuses } = setUp()
  server.isUp = false

  saver.queue(1, named('B'), 0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(statuses.at(-1)).toBe('retrying')

  server.isUp = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(received).toEqual([named('B')])
  expect(statuses.at(-1)).toBe('saved')
})

test('asked to save now, it says whether the latest answers arrived', async () => {
  const { saver, server } = setUp()
  saver.queue(1, named('B'), 10_000)
  server.isUp = false

  const first = saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await first).toBe(false)

  server.isUp = true
  const second = saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await second).toBe(true)
})
