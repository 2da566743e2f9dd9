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
import { rounds } from '@/tests/support/suite/sample'

const HISTORIES = Number(process.env.CHARTERDESK_HISTORIES ?? rounds(500, 6))
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

/** Histories that once ended in a disagreement: what, by whom, about which. */
const PINNED = [
  'extra/0/1 stop/2/2 stop/2/6 extra/1/0 reopen/1/4 unrefund/2/8 unrefund/1/5 buy/1/2 ' +
    'refund/0/8 cancel/1/3 refund/2/4 extra/0/10 step/0/10 extra/1/7 erase/1/10 step/0/0 ' +
    'reopen/2/4 renew/1/11 extra/1/3 renew/1/0 refund/0/8 step/1/2 lapse/2/9 claim/0/2 ' +
    'unrefund/0/0 buy/1/8 wait/0/5 lapse/2/9 lapse/2/9 refund/2/1', // a deadline of an erased person
  'refund/0/6 lapse/0/11 ask/1/8 lapse/1/8 move/0/0 step/1/6 unrefund/1/0 move/0/11 answer/1/7 ' +
    'cancel/2/0 step/1/0 buy/0/8 stop/0/8 erase/0/0 resume/0/11 cancel/1/10 erase/1/8 cancel/0/0 ' +
    'renew/1/11 wait/1/2 move/1/10 renew/1/11 answer/1/0 lapse/1/4 reopen/1/9 buy/1/2 renew/2/4 ' +
    'cancel/1/0 buy/2/3 answer/0/1', // an agent in its last hours
].map((acts): [Act[]] => [
  acts.split(' ').map((one) => {
    const [name, who, pick] = one.split('/')
    const what = KINDS.find((kind) => kind === name)
    if (!what) throw new Error(`There is no act ${name}`)
    return { what, who: Number(who), pick: Number(pick) }
  }),
])

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
