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

/** How often in a row the most is killed, as `npm start` counts: who has run for a minute begins again. */
function mostInARow(times: readonly number[]): number {
  let row = 0
  const rows = times.map((at, index) => {
    row = at - (times[index - 1] ?? -Infinity) < 60_000 ? row + 1 : 1
    return row
  })
  return Math.max(...rows)
}

test.each([33, 50])(
  'in %d minutes nothing falls so often in a row that it would be given up',
  (minutes) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const plan = { ...WHOLE, durationMs: minutes * 60_000, seed: String(seed) }
      for (const one of TARGETS) {
        const times = planFaults(plan).flatMap((fault) =>
          targetOf(fault) === one ? fault.atMs : [],
        )
        expect(mostInARow(times)).toBeLessThan(5)
      }
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
