import type { Page } from '@playwright/test'

import { untilAlive } from '@/tests/support/e2e/alive'
import { buy } from '@/tests/support/e2e/buy'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { expectSaved, fillFiling, SSN } from '@/tests/support/e2e/orders/filing'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

/** The formation details of an order that was just paid. */
async function boughtForm(page: Page) {
  const order = await buy(page, newShopper())
  await page.goto(`/orders/${order.id}#formation-details`)
  return page.getByRole('form', { name: 'Formation details' })
}

test('a guest answers the formation details, finds them again, and sends them', {
  tag: '@phone',
}, async ({ page }) => {
  const order = await buy(page, newShopper())
  await page.goto(`/orders/${order.id}#formation-details`)
  await expect(page.getByText('We are waiting for you')).toBeVisible()

  await fillFiling(page)
  await expectSaved(page)
  await page.reload()

  const form = page.getByRole('form', { name: 'Formation details' })
  await expect(form.getByLabel('Full legal name').nth(1)).toHaveValue('Pine GmbH')
  await expect(form.getByText('•••-••-9998')).toBeVisible()
  expect(await page.content()).not.toContain(SSN)

  const sending = form.getByRole('button', { name: 'Send these details' })
  await untilAlive(sending)
  await sending.click()
  await expect(page.getByText('We have your answers')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Add EIN details/ })).toBeVisible()
  await expect(page.locator('h2:focus')).toHaveText('Formation details')

  await page.getByRole('button', { name: 'Change details' }).click()
  await expect(form.getByLabel('Full legal name').first()).toHaveValue('Ada Byron')
})

test('what is missing is listed, and each line leads to its field by the keyboard', async ({
  page,
}) => {
  const form = await boughtForm(page)

  const sending = form.getByRole('button', { name: 'Send these details' })
  await untilAlive(sending)
  const name = form.getByLabel('Full legal name').first()
  await expect(name).toHaveValue('Ada Byron')
  await name.fill('')
  await sending.press('Enter')

  await expect(page.getByText(/^Check \d answers below$/)).toBeVisible()
  await page.keyboard.press('Tab')
  const owner = page.getByRole('link', { name: 'Owner 1: Enter the owner’s name' })
  while (!(await owner.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Full legal name').first()).toBeFocused()
  await page.keyboard.type('Ada Byron')
  await expect(page.getByRole('link', { name: 'Owner 1: Enter the owner’s name' })).toHaveCount(0)
  await expectAccessible(page, 'the formation details')
})

test('an agent of one’s own has a street address in the state', { tag: '@release' }, async ({
  page,
}) => {
  const form = await boughtForm(page)

  await untilAlive(form.getByRole('radio', { name: 'My own agent' }))
  await form.getByRole('radio', { name: 'My own agent' }).check()
  await form.getByLabel('Street address').fill('PO Box 12')
  await form.getByLabel('ZIP code').fill('10001')
  await form.getByLabel('City').last().focus()

  await expect(form.getByText('needs a street address, not a PO box')).toBeVisible()
  await expect(form.getByText('This ZIP code is not in Wyoming')).toBeVisible()
})

test('a press that leaves a wrong field counts, although the complaint moves the page', async ({
  page,
}) => {
  const form = await boughtForm(page)
  const sending = form.getByRole('button', { name: 'Send these details' })
  await untilAlive(sending)
  await form.getByRole('radio', { name: 'My own agent' }).check()
  await form.getByLabel('Street address').fill('PO Box 12')

  await sending.hover({ position: { x: 20, y: 3 } })
  await page.mouse.down()
  await expect(form.getByText('needs a street address, not a PO box')).toBeVisible()
  await page.mouse.up()

  await expect(page.getByText(/^Check \d+ answers below$/)).toBeVisible()
})
