import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import {
  limitRate,
  RATE_LIMITS,
  type RateLimit,
  RateLimited,
} from '@/src/services/platform/limit-rate'
import { testPayload } from '@/tests/support/database'
import { fromFront } from '@/tests/support/from-front'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const NAMES = Object.keys(RATE_LIMITS).filter((name): name is RateLimit => name in RATE_LIMITS)

const from = (address: string | null) => ({
  payload,
  headers: new Headers(address ? fromFront(address) : {}),
})

/** Tries from one place until it is told to wait; says how often it was let through. */
async function flood(address: string, name: RateLimit, key?: string): Promise<number> {
  for (let tries = 0; tries < 2000; tries += 1) {
    try {
      await limitRate(from(address), name, key)
    } catch (error) {
      if (error instanceof RateLimited) return tries
      throw error
    }
  }
  throw new Error(`${name} lets anybody try for ever`)
}

test.each(NAMES)('%s: who tries too often from one place hinders no other', async (name) => {
  const key = `victim of ${name}`
  expect(await flood('198.51.100.1', name, key)).toBe(RATE_LIMITS[name].each.points)

  await limitRate(from('203.0.113.1'), name, key)
  await limitRate(from('203.0.113.2'), name)
})

test('addresses of one household count together, those of another apart', async () => {
  const { points } = RATE_LIMITS.forgot.each
  for (let host = 1; host <= points; host += 1) {
    await limitRate(from(`2001:db8:9:1::${host}`), 'forgot', 'ada@example.com')
  }

  await expect(
    limitRate(from('2001:db8:9:1:ffff::1'), 'forgot', 'ada@example.com'),
  ).rejects.toBeInstanceOf(RateLimited)
  await limitRate(from('2001:db8:9:2::1'), 'forgot', 'ada@example.com')
})

test.each([null, '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'where the address is %s, all the world may be behind it, and shares no bucket',
  async (address) => {
    for (let time = 0; time < 3 * RATE_LIMITS.resume.source.points; time += 1) {
      await limitRate(from(address), 'resume', `${address}-${time}@example.com`)
    }
  },
)
