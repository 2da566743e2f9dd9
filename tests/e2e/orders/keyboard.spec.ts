import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy } from '@/tests/support/e2e/buy'
import { fileableOrders, stateOfOrders } from '@/tests/support/e2e/orders/fileable'
import { ledgerOf } from '@/tests/support/e2e/sandbox'
import { newShopper } from '@/tests/support/e2e/shopper'
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

test('half of an order is refunded with three keystrokes and a reason', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const order = await buy(page, newShopper())
  const desk = await visitors.arrive()
  await enter(desk, ADMIN)
  await desk.goto(`/admin/collections/orders/${order.id}`)
  await untilAlive(desk.getByRole('button', { name: 'Refund…' }).first())
  const keys = keyboardOf(desk)

  await keys.press('r')
  await expect(desk.getByRole('button', { name: 'Half of each line' })).toBeVisible()
  await keys.press('h')
  await expect(desk.getByLabel('Reason')).toBeFocused()
  await keys.type('As agreed on the phone')
  await keys.press('Control+Enter')

  await expect(desk.getByLabel('Refunds', { exact: true })).toContainText('As agreed')
  const [paid] = (await ledgerOf(order.id)).paymentIntents
  expect(paid?.refundedMinor).toBe(Math.floor((paid?.amountMinor ?? 0) / 2))
  expect(keys.pressed()).toBeLessThanOrEqual(ALLOWED)
})
