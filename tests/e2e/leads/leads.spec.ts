import { untilAlive } from '@/tests/support/e2e/alive'
import { hotLeads, leadNow } from '@/tests/support/e2e/leads'
import { ADMIN, enter } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('leads are found, noted and deleted, and Undo brings them back', { tag: '@release' }, async ({
  page,
}) => {
  const [lead] = await hotLeads('Listed', 1)
  if (!lead) throw new Error('No lead was made')
  await enter(page, ADMIN)
  await page.goto('/admin/collections/leads?q=Listed')
  await expect(page).toHaveURL(/\/admin\/leads/) // Payload's own list leads on
  await page.goto(`/admin/leads?q=${lead.email}`)
  const row = page.getByRole('row').filter({ hasText: lead.email })
  await expect(row).toContainText('Hot')
  await expect(page.getByText('Conversion Rate')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Checkout Funnel Analysis' })).toBeVisible()

  await untilAlive(row.getByRole('button', { name: /^Add notes/ }))
  await row.getByRole('button', { name: /^Add notes/ }).click()
  await page.getByLabel('Notes', { exact: true }).fill('Asked about fees')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Notes added successfully')).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete lead' }).click()
  await expect(page.getByText('Lead deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Lead restored')).toBeVisible()
  expect(await leadNow(lead.id)).toMatchObject({ deleted: false })
})

test('chosen leads are marked as converted by hand', { tag: '@release' }, async ({ page }) => {
  const leads = await hotLeads('Chosen', 2)
  await enter(page, ADMIN)
  await page.goto('/admin/leads?view=open&q=Chosen')
  const box = page.getByRole('checkbox', { name: 'Select this page' })
  await untilAlive(box)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await box.click()
  await page.getByLabel('Action').selectOption('Mark converted')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: /^Mark as converted/ }).click()
  await expect(page.getByText('Selected leads marked as converted')).toBeVisible()
  for (const { id } of leads) {
    expect(await leadNow(id)).toMatchObject({ converted: true, marked: true, bought: false })
  }
})

test('a call list is worked off with the keyboard alone', async ({ page }) => {
  const leads = await hotLeads('Called', 2)
  await enter(page, ADMIN)
  await page.goto(`/admin/leads/calls?lead=${leads[0]?.id}`)
  for (const lead of leads) {
    await page.goto(`/admin/leads/calls?lead=${lead.id}`)
    await untilAlive(page.getByRole('button', { name: /Set outcome/ }))
    await expect(page.getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:\+1/)
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Reached', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown') // from Reached to No answer
    await page.getByLabel('Next action').fill('Try again')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Call recorded: No answer')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(new RegExp(lead.id)) // the next one is there
    expect(await leadNow(lead.id)).toMatchObject({ outcome: 'no_answer', next: 'Try again' })
  }
})

test('what fails is told, and nothing typed is lost', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/ERR_FAILED|Failed to fetch/)
  const [lead] = await hotLeads('Failing', 1)
  if (!lead) throw new Error('No lead was made')
  await enter(page, ADMIN)
  await page.goto(`/admin/leads?view=open&q=Failing`)
  const row = page.getByRole('row').filter({ hasText: lead.email })
  await untilAlive(row.getByRole('button', { name: /^Delete/ }))
  await page.route(/\/api\/leads\/[^/]+\/(?:remove|notes)$/, (route) => route.abort())
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete lead' }).click()
  await expect(page.getByText(/^Error deleting lead/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep lead' }).click()
  await row.getByRole('button', { name: /^Add notes/ }).click()
  await page.getByLabel('Notes', { exact: true }).fill('Kept')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Error adding notes/)).toBeVisible()
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Kept')
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Select this page' }).click()
  await page.getByLabel('Action').selectOption('Delete')
  await page.route(/\/admin\/leads/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^Error performing bulk action/)).toBeVisible()
  await page.getByLabel('Action').selectOption('Send email')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Message').fill('Still there?')
  await page.getByRole('button', { name: 'Save as campaign' }).click()
  await expect(page.getByText(/^Error sending email/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Still there?')
  await page.unrouteAll()
  await page.keyboard.press('Escape')

  await page.getByLabel('Action').selectOption('Delete')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('Selected leads deleted')).toBeVisible()
  expect(await leadNow(lead.id)).toMatchObject({ deleted: true })
})
