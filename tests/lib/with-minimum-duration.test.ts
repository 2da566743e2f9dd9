import { expect, test } from 'vitest'

import { withMinimumDuration } from '@/src/lib/sessions/with-minimum-duration'

const took = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test('work that is done at once ends no sooner than it may, well or badly', async () => {
  const good = await took(() => withMinimumDuration(80, async () => 'done'))
  const bad = await took(() =>
    withMinimumDuration(80, async () => {
      throw new Error('refused')
    }).catch(() => null),
  )

  expect(Math.min(good, bad)).toBeGreaterThanOrEqual(78) // timers may be a millisecond early
})

test('what came of the work comes out', async () => {
  expect(await withMinimumDuration(1, async () => 'done')).toBe('done')
  await expect(
    withMinimumDuration(1, async () => Promise.reject(new Error('refused'))),
  ).rejects.toThrow('refused')
})
