import { expect, test } from 'vitest'

import { type Fault, planBlows, VICTIMS } from '@/lab/chaos/plan'
import { wellAfter } from '@/lab/chaos/well-after'

const WHOLE = { kills: 200, restarts: 20, durationMs: 25 * 60_000, seed: 'one' }

const victimOf = (blow: Fault) => (blow.kind === 'kill' ? blow.victim : null)

test('a seed says what falls and when; another seed says otherwise', () => {
  expect(planBlows(WHOLE)).toEqual(planBlows(WHOLE))
  expect(planBlows(WHOLE)).not.toEqual(planBlows({ ...WHOLE, seed: 'two' }))
})

test.each(['one', 'two', 'three'])(
  'with the seed %s each process falls, and as often as asked',
  (seed) => {
    const blows = planBlows({ ...WHOLE, seed })

    expect(blows.filter(({ kind }) => kind === 'postgres')).toHaveLength(20)
    expect(new Set(blows.map(victimOf).filter(Boolean))).toEqual(new Set(VICTIMS))
    expect(blows.filter((blow) => victimOf(blow))).toHaveLength(200)
  },
)

test.each(['one', 'two', 'three'])(
  'with the seed %s nothing falls so often within a minute that it would be given up',
  (seed) => {
    const blows = planBlows({ ...WHOLE, seed })
    for (const one of VICTIMS) {
      const times = blows.filter((blow) => victimOf(blow) === one).map(({ atMs }) => atMs)
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
