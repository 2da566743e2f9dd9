import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { untilAlive } from '@/tests/support/e2e/alive'
import { fileableOrders, stateOfOrders } from '@/tests/support/e2e/orders/fileable'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const ORDERS = 10
const ALLOWED = 3

/** Presses keys as a clerk does, and counts them. */
function keyboardOf(page: Page) {
  let pressed = 0
  return {
    press: async (key: string) => {
      pressed += 1
      await page.keyboard.press(key)
    },
    type: (text: string) => page.keyboard.type(text),
    pressed: () => pressed,
  }
}

test('a clerk files ten prepared orders with the keyboard alone, in three keystrokes each', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const word = `clerk${randomUUID().slice(0, 8)}`
  const ids = await fileableOrders(ORDERS, word)
  await enter(page, ADMIN)
  await page.goto(`/admin/orders?view=toFile&q=${word}`)
  const first = page.getByRole('link', { name: `#${shortOrderId(ids[0] ?? '')}` })
  await untilAlive(first)
  const keys = keyboardOf(page)

  await keys.press('j')
  await expect(first).toBeFocused()
  await keys.press('Enter')
  for (const [index, id] of ids.entries()) {
    await expect(page.getByText(`Order ${shortOrderId(id)}`)).toBeVisible()
    await untilAlive(page.getByRole('button', { name: 'Mark submitted' }))
    await keys.press('s')
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
    await keys.type(`Filed online, number ${index + 1}`)
    await keys.press('Control+Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await expect(page).toHaveURL(/\/admin\/orders\?/) // nothing is left to file
  expect(keys.pressed() / ORDERS).toBeLessThanOrEqual(ALLOWED)
  for (const [index, one] of (await stateOfOrders(ids)).entries()) {
    expect(one).toEqual({ queue: 'submitted', note: `Filed online, number ${index + 1}` })
  }
})
