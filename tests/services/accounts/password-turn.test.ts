import { expect, test } from 'vitest'

import { passwordTurn } from '@/src/services/accounts/sessions/sessions'

test('never more than six passwords are hashed at once, and all of them are', async () => {
  let running = 0
  let most = 0
  const work = (index: number) =>
    passwordTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      return index
    })

  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

  expect(most).toBe(6)
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('work that fails gives its place up', async () => {
  const failing = Array.from({ length: 6 }, () =>
    passwordTurn(() => Promise.reject(new Error('no'))),
  )

  for (const one of await Promise.allSettled(failing)) expect(one.status).toBe('rejected')

  await expect(passwordTurn(async () => 'yes')).resolves.toBe('yes')
})
