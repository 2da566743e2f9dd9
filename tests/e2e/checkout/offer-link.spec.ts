import { randomUUID } from 'node:crypto'

import { untilAlive } from '@/tests/support/e2e/alive'
import { answerDetails } from '@/tests/support/e2e/service-checkout'
import { newShopper } from '@/tests/support/e2e/shopper'
import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('the offer of a link to any page is in the checkout, until the buyer takes it off', async ({
  page,
}) => {
  const staff = await staffApi()
  const code = `LINK-${randomUUID().slice(0, 6).toUpperCase()}`
  const title = `Offer ${code}`
  const offer = { title, code, kind: 'amount', value: 10, appliesTo: 'all', isActive: true }
  const id = await staff.create('offers', { ...offer, maxUses: 10 })

  await page.goto(`/terms?offer=${code.toLowerCase()}`)
  await page.goto('/support')
  await page.goto('/checkout/ein')
  const saving = page.getByText(`You save $10.00 with “${title}”.`).filter({ visible: true })
  await answerDetails(page, 'ein', newShopper())
  await expect(saving.first()).toBeVisible()

  await page.getByRole('button', { name: 'Remove the offer' }).filter({ visible: true }).click()
  await expect(saving).toHaveCount(0)
  await expect(page.getByText('Saved').filter({ visible: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Have a code?' }).first()).toBeVisible()
  await expect(saving).toHaveCount(0)
  await staff.update('offers', id, { isActive: false })
  await staff.dispose()
})

test('a code with a slip in it stays in its field, and counts once it is mended', {
  tag: '@release',
}, async ({ page }) => {
  const staff = await staffApi()
  const code = `SLIP-${randomUUID().slice(0, 6).toUpperCase()}`
  const offer = { title: code, code, kind: 'amount', value: 10, appliesTo: 'all', isActive: true }
  const id = await staff.create('offers', offer)

  await page.goto('/checkout/ein')
  await answerDetails(page, 'ein', newShopper())
  const shown = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
  await untilAlive(shown('Have a code?'))
  await shown('Have a code?').click()
  const field = page.getByLabel('Offer code').filter({ visible: true })
  await field.fill(`${code}X`)
  await shown('Apply code').click()
  await expect(shown('Remove the offer')).toBeVisible()
  await expect(field).toHaveValue(`${code}X`)

  await field.fill(code)
  await shown('Apply code').click()
  const saving = page.getByText(`You save $10.00 with “${code}”.`).filter({ visible: true })
  await expect(saving).toBeVisible()
  await expect(field).toHaveCount(0)
  await staff.update('offers', id, { isActive: false })
  await staff.dispose()
})
