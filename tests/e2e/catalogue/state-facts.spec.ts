import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { enter, hire } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/** One state for each width, so that the two do not write over each other. */
const STATES = {
  phone: { code: 'ND', slug: 'north-dakota' },
  desk: { code: 'VT', slug: 'vermont' },
} as const

test(
  'a sub-admin corrects a fee with its source, and the state page shows it on its next load',
  { tag: '@phone' },
  async ({ page }, { project, retry }) => {
    const state = STATES[project.name === 'phone' ? 'phone' : 'desk']
    const main = page.getByRole('main')
    const person = await hire(newShopper(), {
      permissionGrants: ['view_states', 'manage_states'],
    })
    await page.goto(`/llc/${state.slug}`)
    await expect(main).toContainText(/filing fee/i)
    const fee = `${141 + retry}.25`
    await expect(main).not.toContainText(fee)

    await enter(page, person)
    await page.goto('/admin/state-facts')
    await expect(page.getByRole('heading', { name: 'State facts' })).toBeVisible()
    await expectAccessible(page, 'the list of facts')
    await page.goto(`/admin/state-facts?view=all&state=${state.code}&type=llc`)
    await page.getByRole('link', { name: /^Articles of Organization/ }).click()

    const form = page.getByRole('region', { name: 'Correct this fact' })
    const save = form.getByRole('button', { name: 'Save fact' })
    await untilAlive(save)
    await form.getByLabel('Amount in dollars').fill(fee)
    await form.getByLabel('Source address').fill('')
    await save.click()
    await expect(form.getByText('Enter an address that starts with https://.')).toBeVisible()
    await expectAccessible(page, 'a fact with a complaint')
    await form.getByLabel('Source address').fill('https://sos.example.gov/fees')
    await form.getByLabel('Checked on').fill('2026-11-01')
    await save.click()
    await expect(page.getByText(/^Saved: Articles of Organization/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Current entry' })).toContainText('2026')

    await page.goto(`/llc/${state.slug}`)
    await expect(main).toContainText(`$${fee}`)
  },
)
