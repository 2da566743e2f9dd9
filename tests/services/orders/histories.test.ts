import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { testPayload } from '@/tests/support/database'
import {
  type Act,
  endWorld,
  KINDS,
  newWorld,
  perform,
  runJobs,
} from '@/tests/support/orders/history'
import { disagreements } from '@/tests/support/orders/invariants'

/** A release takes 2,000; a run of everything few. */
const USUAL = process.env.CHARTERDESK_PART === undefined ? 60 : 20
const HISTORIES = Number(process.env.CHARTERDESK_HISTORIES ?? USUAL)
const SEED = process.env.CHARTERDESK_SEED
const LENGTH = 30

const payload = await testPayload()

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...KINDS, 'buy', 'extra', 'renew'),
  who: fc.nat(2),
  pick: fc.nat(11),
})

/** What three people did, and where the areas disagree about it in the end. */
async function live(acts: readonly Act[]): Promise<string[]> {
  vi.setSystemTime(new Date('2027-03-10T15:00:00.000Z'))
  const world = await newWorld(payload)
  try {
    for (const one of acts) await perform(world, one)
    vi.setSystemTime(Date.now() + 3_600_000)
    await runJobs(world)
    return await disagreements(world)
  } finally {
    await endWorld(world)
  }
}

/** Histories that once ended in a disagreement. */
const PINNED: [Act[]][] = []

test('whatever three people do, all areas agree about it in the end', {
  timeout: HISTORIES * 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: LENGTH, maxLength: LENGTH, size: 'max' }),
      async (acts) => {
        expect(await live(acts)).toEqual([])
      },
    ),
    {
      numRuns: HISTORIES,
      examples: PINNED,
      endOnFailure: process.env.CHARTERDESK_SHRINK === undefined,
      ...(SEED === undefined ? {} : { seed: Number(SEED) }),
    },
  )
})
