import type { Page } from '@playwright/test'

import { personHref } from '@/src/admin/accounts/person/person-href'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { untilAlive } from '@/tests/support/e2e/alive'
import { forgetShownFactors, requireSinceFiveDays, subjectsTo } from '@/tests/support/e2e/database'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, type StaffApi, signIn, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { addPasskey, codeOf, plugInKey, press, setUpApp } from '@/tests/support/e2e/two-factor'

/* What is required here, is of all staff: one test after the other, apart from those of others. */
test.describe.configure({ mode: 'serial' })

let staff: StaffApi
test.beforeAll(async () => {
  staff = await staffApi()
})
test.afterAll(async () => {
  await requireFactor(false, 7)
  await staff.dispose()
})
test.beforeEach(({ noise }) => noise.expect(/status of 404 .*no-such-logo/)) // tried meanwhile by others

const requireFactor = (required: boolean, graceDays: number) =>
  staff.changeMailDelivery({ staffTwoFactor: { required, graceDays } })

async function answerByCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Continue')
}

test('staff are told while there is time, then led to the set-up and nowhere else', async ({
  page,
  visitors,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 422/) // the late code
  noise.expect(/status of 403 .*office\/counters/) // of the page that is being left
  const person = newShopper()
  await hire(person)
  await requireFactor(true, 3)
  try {
    await enter(page, person)
    await page.goto(adminHref('orders'))
    await expect(page.getByText(/Set up two-factor by \w+ \d+, \d{4}/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()

    await requireSinceFiveDays(person.email)
    for (const path of [adminHref('orders'), adminHref('tickets'), '/admin', '/dashboard']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/auth\/two-factor$/)
    }
    await expect(page.getByText('Your team requires two-factor.')).toBeVisible()
    const secret = await setUpApp(page, person.password)
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/admin$/)

    const late = await visitors.arrive()
    await late.goto('/auth')
    await signIn(late, person)
    await expect(late.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible()
    for (const steps of [-2, -10]) {
      await answerByCode(late, codeOf(secret, steps))
      await expect(late.getByText('This code is not right').first()).toBeVisible()
    }
    await answerByCode(late, codeOf(secret, 1)) // the one of now was used up by setting it up
    await late.waitForURL('**/dashboard')
  } finally {
    await requireFactor(false, 7)
  }
})

test('two administrators reset the two-factor of staff who lost it: mailed and logged', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const person = newShopper()
  await hire(person)
  await enter(page, person)
  await page.goto('/auth/two-factor')
  await setUpApp(page, person.password)
  const id = await staff.find('users', { 'where[email][equals]': person.email })

  const answers = {
    first: `A second person has to reset two-factor for ${person.email} within 24 hours.`,
    second: `Two-factor is off for ${person.email}. We emailed them.`,
  }
  for (const [turn, answer] of Object.entries(answers)) {
    const desk = await visitors.arrive()
    await enter(desk, turn === 'first' ? await hire(newShopper(), { role: 'admin' }) : ADMIN)
    await desk.goto(personHref(id))
    await press(desk, 'Reset two-factor')
    await desk.getByRole('dialog').getByRole('button', { name: 'Reset two-factor' }).click()
    await expect(desk.getByText(answer), turn).toBeVisible()
  }

  await page.goto(adminHref('orders'))
  await expect(page).toHaveURL(/\/auth\?/) // signed out everywhere
  await signIn(page, person)
  await expect(page).toHaveURL(/\/admin\/orders/)
  expect(await subjectsTo(person.email)).toContain('Our team reset two-factor for your account')
  await staff.find('auditLog', {
    'where[documentId][equals]': id,
    'where[action][equals]': 'change_two_factor',
    'where[after.twoFactor][equals]': 'reset',
  })
})

test('Payload’s own forms ask for the factor again, and then save what was typed', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/status of 403/) // where it is asked for
  noise.expect(/Error submitting form/) // where they would rather not
  const person = newShopper()
  await hire(person)
  const id = await staff.find('users', { 'where[email][equals]': person.email })
  await staff.update('users', id, { role: 'admin' })
  await enter(page, person)
  await plugInKey(page)
  await page.goto('/auth/two-factor')
  await addPasskey(page, person.password)
  await press(page, 'I saved them')
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  const saved = page.getByText(/updated successfully/i).first()

  await forgetShownFactors(person.email)
  await page.goto('/admin/globals/privateSettings')
  await untilAlive(page.locator('#field-sendpulseClientId'))
  await page.locator('#field-sendpulseClientId').fill('desk')
  await page.locator('#field-sendpulseClientSecret').fill('a-secret-of-sendpulse-4321')
  await page.locator('#action-save').click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(saved).toBeVisible()
  await expect(page.locator('#field-sendpulseClientSecretLast4')).toHaveValue('4321')

  const other = newShopper()
  await hire(other)
  const theirs = await staff.find('users', { 'where[email][equals]': other.email })
  await forgetShownFactors(person.email)
  await page.goto(`/admin/collections/users/${theirs}`)
  await untilAlive(page.locator('#field-role input').first())
  await page.locator('#field-role input').fill('Administrator')
  await page.getByText('Administrator', { exact: true }).click()
  await page.locator('#action-save').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape') // they would rather not: nothing is saved
  await expect(page.getByText('What you typed is kept.').first()).toBeVisible()
  await page.locator('#action-save').click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(saved).toBeVisible()
  await staff.find('users', {
    'where[email][equals]': other.email,
    'where[role][equals]': 'admin',
  })
})
