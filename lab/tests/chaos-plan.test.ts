import { expect, test } from 'vitest'

import { type Fault, planFaults, TARGETS } from '@/lab/chaos/plan'
import { wellAfter } from '@/lab/chaos/well-after'

const WHOLE = { kills: 200, restarts: 20, durationMs: 25 * 60_000, seed: 'one' }

const targetOf = (fault: Fault) => (fault.kind === 'kill' ? fault.target : null)

test('a seed says what falls and when; another seed says otherwise', () => {
  expect(planFaults(WHOLE)).toEqual(planFaults(WHOLE))
  expect(planFaults(WHOLE)).not.toEqual(planFaults({ ...WHOLE, seed: 'two' }))
})

test.each(['one', 'two', 'three'])(
  'with the seed %s each process falls, and as often as asked',
  (seed) => {
    const faults = planFaults({ ...WHOLE, seed })

    expect(faults.filter(({ kind }) => kind === 'postgres')).toHaveLength(20)
    expect(new Set(faults.map(targetOf).filter(Boolean))).toEqual(new Set(TARGETS))
    expect(faults.filter((fault) => targetOf(fault))).toHaveLength(200)
  },
)

test.each(['one', 'two', 'three'])(
  'with the seed %s nothing falls so often within a minute that it would be given up',
  (seed) => {
    const faults = planFaults({ ...WHOLE, seed })
    for (const one of TARGETS) {
      const times = faults.filter((fault) => targetOf(fault) === one).map(({ atMs }) => atMs)
      const most = times.map((at) => times.filter((t) => t > at - 60_000 && t <= at).length)
      expect(Math.max(...most)).toBeLessThan(5)
    }
  },
)

const looks = (text: string) =>
  [...text].map((mark, index) => ({ at: index * 100, isWell: mark === '+' }))

test('a site is well again once it has been so for a second', () => {
  expect(wellAfter(looks('++++++++++++'), 0)).toBe(0)
  expect(wellAfter(looks('+++---++++++++++++'), 0)).toBe(600)
  expect(wellAfter(looks('+++---+++++++-+++++++++++'), 0)).toBe(1400)
  expect(wellAfter(looks('+++---+++'), 0)).toBeNull()
})
