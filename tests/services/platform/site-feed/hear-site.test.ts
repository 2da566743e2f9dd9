import type { EventEmitter } from 'node:events'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listenTo } from '@/src/services/platform/listen'
import { changedSince } from '@/src/services/platform/site-feed/follow-site'
import { hearSite } from '@/src/services/platform/site-feed/hear-site'

/** The database's side of a line: whether it takes connections, and those that it took. */
const database = vi.hoisted(() => ({ isAway: false, clients: [] as EventEmitter[] }))

vi.mock('pg', async (original) => {
  const { EventEmitter: Emitter } = await import('node:events')
  class Client extends Emitter {
    async connect() {
      if (database.isAway) throw new Error('away')
      database.clients.push(this)
    }
    query = async () => ({ rows: [] })
    end = async () => undefined
  }
  return { ...(await original<object>()), Client }
})

vi.mock('@/src/services/platform/site-feed/follow-site', () => ({ changedSince: vi.fn() }))

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE_MS = 60_000

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.mocked(changedSince).mockReset().mockResolvedValue([])
  database.isAway = false
  database.clients = []
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lose = () => database.clients.at(-1)?.emit('end')

test('a line that was away for long asks for what changed since it broke, not since the last try', async () => {
  stop = hearSite({ changed: () => {}, setFollowing: () => {} })
  await vi.advanceTimersByTimeAsync(MINUTE_MS)

  database.isAway = true
  lose()
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  database.isAway = false
  await vi.advanceTimersByTimeAsync(MINUTE_MS)

  const since = vi.mocked(changedSince).mock.calls.map(([, at]) => at.getTime() - NOON)
  expect(since).toEqual([0, MINUTE_MS])
})

test('a line on which it cannot be read what changed is given up for another', async () => {
  const following: boolean[] = []
  vi.mocked(changedSince).mockRejectedValueOnce(new Error('too slow'))
  stop = hearSite({ changed: () => {}, setFollowing: (value) => following.push(value) })

  await vi.advanceTimersByTimeAsync(MINUTE_MS)

  expect(following).toEqual([false, true])
  expect(database.clients).toHaveLength(2)
})

test('a line that always fails at its beginning is tried less and less often', async () => {
  const connected = vi.fn().mockRejectedValue(new Error('too slow'))
  stop = listenTo('site', { connected, said: () => {} })

  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)

  expect(connected.mock.calls.length).toBeLessThan(16)
})
