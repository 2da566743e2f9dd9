import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type ApiFailure, ownFailure, UNREACHABLE } from '@/src/lib/browser/result'
import type { DraftInput } from '@/src/storefront/checkout/checkout-api'
import { draftSaver, type SaveStatus } from '@/src/storefront/checkout/saving/draft-saver'
import { answersRefused } from '@/src/storefront/checkout/service/answers-refused'

const named = (companyName: string): DraftInput => ({ step: 'company', answers: { companyName } })

/** A server that stores drafts, can be switched off, and can refuse them. */
function setUp() {
  const received: DraftInput[] = []
  const statuses: SaveStatus[] = []
  const server: { isUp: boolean; delayMs: number; refusal?: ApiFailure } = {
    isUp: true,
    delayMs: 0,
  }
  const saver = draftSaver({
    send: async (input: DraftInput) => {
      await new Promise((resolve) => setTimeout(resolve, server.delayMs))
      if (!server.isUp) return UNREACHABLE
      if (server.refusal) return server.refusal
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

test('asked to save now, it says why the latest answers did not arrive', async () => {
  const { saver, server } = setUp()
  saver.queue(1, named('B'), 10_000)
  server.isUp = false

  const first = saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await first).toBe(UNREACHABLE)

  server.isUp = true
  const second = saver.flush()
  await vi.advanceTimersByTimeAsync(10)
  expect(await second).toBeNull()
})

test('a refusal is handed on with its own words, each answer under its own name', async () => {
  const { saver, server, statuses } = setUp()
  const refusal = ownFailure(422, 'invalid_input', 'Please check the form and try again.')
  server.refusal = { ...refusal, fields: { 'answers.companyName': 'Too long' } }
  saver.queue(1, named('B'), 10_000)

  const flushed = saver.flush()
  await vi.advanceTimersByTimeAsync(10)

  const failure = await flushed
  expect(failure).toEqual(server.refusal)
  expect(failure && answersRefused(failure).fields).toEqual({ companyName: 'Too long' })
  expect(statuses.at(-1)).toBe('refused')
})

test('a server in trouble is called out of reach', async () => {
  const { saver, server, statuses } = setUp()
  server.refusal = ownFailure(503, 'unavailable', 'We will be back in a moment.')
  saver.queue(1, named('B'), 10_000)

  const flushed = saver.flush()
  await vi.advanceTimersByTimeAsync(10)

  expect(await flushed).toBe(UNREACHABLE)
  expect(statuses.at(-1)).toBe('retrying')
})
