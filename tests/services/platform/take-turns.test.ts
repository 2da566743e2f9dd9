import { expect, test } from 'vitest'

import { takeTurns } from '@/src/services/platform/take-turns'

test('never more run at once than there are places, and all of them run', async () => {
  const turn = takeTurns(3)
  let running = 0
  let most = 0
  const work = (index: number) =>
    turn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return index
    })

  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

  expect(most).toBe(3)
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('work that fails gives its place up', async () => {
  const turn = takeTurns(1)

  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  await expect(turn(async () => 'yes')).resolves.toBe('yes')
})
