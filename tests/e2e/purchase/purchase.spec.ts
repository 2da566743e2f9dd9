import { MENU } from '@/src/admin/kit/nav/menu-for'
import { screenOf } from '@/src/admin/kit/screens/admin-href'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectPaidOnce } from '@/tests/support/e2e/books'
import { decide, expectStep, goOn, payAndConfirm, tellWho } from '@/tests/support/e2e/checkout'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, expectMenu, signIn } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('a visitor buys, follows the order in an account, and sees what staff do with it', {
  tag: '@phone',
}, async ({ page, visitors }) => {
  test.slow()
  const shopper = newShopper()

  const order = await test.step('the visitor forms a company and pays', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /Standard$/ }).click()
    await page.waitForURL(/\/checkout\?/)
    await expectStep(page, 'state')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expectStep(page, 'package')
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
    await goOn(page)
    await expectStep(page, 'state')
    await decide(page, 'Wyoming')
    await expectStep(page, 'addons')
    await page.getByRole('checkbox').first().check()
    await goOn(page)
    await tellWho(page, shopper)
    await payAndConfirm(page)
    return expectPaidOnce(shopper.email)
  })

  await test.step('creates an account, which then holds the order', async () => {
    await expect(page.getByText(`#${order.id.slice(0, 8)}`).first()).toBeVisible()
    const create = page.getByRole('button', { name: 'Create Account & Track Order' })
    await untilAlive(create)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await create.click()
    await page.waitForURL('**/dashboard/orders')
    await expect(rowOf(shopper.companyName)).toContainText(/details needed/i)
  })

  await test.step('staff find the order in the admin and complete it', async () => {
    const desk = await visitors.arrive()
    await desk.goto('/admin')
    await desk.waitForURL(/\/auth\?/)
    await signIn(desk, ADMIN)
    await desk.waitForURL(/\/admin$/)
    await expectMenu(
      desk,
      MENU.map((name) => screenOf(name).label),
    )
    await desk.goto(`/admin/orders?q=${encodeURIComponent(shopper.companyName)}`)
    const row = desk.getByRole('link', { name: new RegExp(order.id.slice(0, 8)) })
    await untilAlive(row)
    await row.click()
    await expect(desk.getByText(shopper.companyName).first()).toBeVisible()
    const status = desk.getByRole('combobox', { name: 'Status', exact: true })
    await untilAlive(status)
    await status.selectOption('completed')
    await desk.getByLabel('Reason').fill('Delivered by hand')
    await desk.getByRole('button', { name: 'Set to Completed' }).click()
    await expect(desk.getByText('Order completed')).toBeVisible()
  })

  await test.step('the customer sees it', async () => {
    await page.reload()
    await expect(rowOf(shopper.companyName)).toContainText('Completed')
    await page.getByRole('link', { name: `${shopper.companyName} LLC`, exact: true }).click()
    await page.waitForURL(`**/dashboard/orders/${order.id}`)
    await expect(page.getByRole('link', { name: 'Download Documents' })).toBeVisible()
  })

  function rowOf(companyName: string) {
    return page.getByRole('main').getByRole('listitem').filter({ hasText: companyName })
  }
})
