import { randomUUID } from 'node:crypto'

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { oneClickAddress, unsubscribePage } from '@/src/services/mail/consent/unsubscribe'
import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { pressInVain } from '@/tests/support/e2e/look/in-vain'
import {
  leaver,
  newAddress,
  suppressionsOf,
  templateNamed,
  withoutTable,
} from '@/tests/support/e2e/marketing/readers'
import { newShopper } from '@/tests/support/e2e/shopper'
import { enter, hire, type Person } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const MANAGED = ['manage_email', 'manage_followups', 'manage_leads', 'manage_geo'] as const
const VIEWED = ['view_email', 'view_followups', 'view_leads'] as const

const marketer = (rights: readonly string[]): Promise<Person> =>
  hire(newShopper(), { permissionGrants: rights })

/** The preview shows something: on a dark screen it was once white on white. */
async function expectWritten(frame: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { channels } = await sharp(await frame.screenshot()).stats()
      return Math.max(...channels.map(({ stdev }) => stdev))
    })
    .toBeGreaterThan(4)
}

test('a template is written visually, with the keyboard, and then as code', async ({
  page,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 500/)
  const name = `Harbor ${randomUUID().slice(0, 6)}`
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, await marketer(MANAGED))
  await page.goto('/admin/email/template')
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.waitFor()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Subject').fill('News for you')
  const tools = page.getByRole('toolbar', { name: 'Formatting' })
  await expect(tools).toHaveAttribute('tabindex', '0') // React has made it a stop of the Tab key
  await editor.focus()
  await page.keyboard.type('Hi ')
  await page.keyboard.press('Shift+Tab') // to the tools: one stop
  await expect(tools.locator(':focus')).toBeVisible()
  // Arrow keys move on in a moment of their own: the next key waits for it.
  await page.keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tools.getByRole('button', { name: 'Variable' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await expectAccessible(page, 'the menu of variables')
  await page.keyboard.press('Enter') // the first of them
  await expect(editor).toBeFocused()
  await page.keyboard.type(', welcome.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Three steps')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Button', exact: true }).click()
  const panel = page.getByRole('group', { name: 'Add a button' })
  await panel.getByLabel('Address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toContainText('Enter a web address')
  await panel.getByLabel('Address').fill('{{ checkout_url }}')
  await panel.getByLabel('Words').fill('Go on')
  await page.keyboard.press('Enter')
  await expect(editor).toContainText('Go on')
  await expect(page.locator('.marketing-text')).toContainText('Hi Jordan, welcome.')
  await expectAccessible(page, 'a template as it is written visually')
  for (const look of ['Light', 'Dark']) {
    await page.getByRole('button', { name: look, exact: true }).click()
    await expectWritten(page.locator('iframe[title="The email"]'))
  }

  const create = page.getByRole('button', { name: 'Create template' })
  await pressInVain(page, create, 'Failed to create email template')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('welcome') // kept
  await create.click()
  await expect(page.getByText('Email template created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/template\?id=/)
  const kept = await templateNamed(name)
  expect(kept).toMatchObject({ as: 'visual', type: 'doc' })
  expect(kept?.content).toContain('Hi {{ first_name | default: "there" }}, welcome.')
  expect(kept?.content).toContain('href="{{ checkout_url }}"')
  expect(kept?.content).toContain('<strong>Three steps</strong>')

  await page.reload()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  const asCode = page.getByRole('button', { name: 'As code' })
  await untilAlive(asCode)
  await asCode.click()
  await expect(page.getByText('This template becomes code.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('welcome')
  await asCode.click()
  await expect(page.locator('.cm-content')).toContainText('first_name | default: "there"')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Email template saved successfully!')).toBeVisible()
  expect(await templateNamed(name)).toMatchObject({ as: 'code', type: null })
  await page.reload()
  await page.locator('.cm-content').waitFor()
  const visually = page.getByRole('button', { name: 'Visually' })
  await untilAlive(visually)
  await visually.click()
  await expect(page.getByText('The visual editor cannot hold this template.')).toBeVisible()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expectAccessible(page, 'a template as code')
  await page.locator('.cm-content').fill('<p>Hello <b>you</b></p>')
  await visually.click()
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('Hello you')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.poll(async () => (await templateNamed(name))?.as).toBe('visual')
})

test('a follow-up is made and processed, and what fails is said', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 500/)
  const mark = randomUUID().slice(0, 6)
  const email = await leaver()
  await enter(page, await marketer(MANAGED))
  await page.goto('/admin/followups?tab=templates')
  await page.getByRole('link', { name: 'Create template' }).first().click()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  await page.getByLabel('Name').fill(`Reminder ${mark}`)
  await page.getByLabel('Subject').fill('Still there?')
  await page.getByRole('textbox', { name: 'Content' }).fill('Your answers are saved.')
  const create = page.getByRole('button', { name: 'Create template' })
  await pressInVain(page, create, 'Error creating template')
  await create.click()
  await expect(page).toHaveURL(/template\?id=/)
  const save = page.getByRole('button', { name: 'Save template' })
  await untilAlive(save)
  await pressInVain(page, save, 'Error updating template')

  await page.goto('/admin/followups')
  const open = page.getByRole('button', { name: 'Create campaign' })
  await untilAlive(open)
  await open.click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Create campaign' })
  await drawer.getByLabel('Name').fill(`Leavers ${mark}`)
  await drawer.getByLabel('Email template').selectOption(`Reminder ${mark}`)
  await drawer.getByLabel('Active', { exact: true }).check() // else it writes to no one
  await expectAccessible(page, 'the form of a follow-up')
  const add = drawer.getByRole('button', { name: 'Create campaign' })
  await pressInVain(page, add, 'Error creating campaign')
  await add.click()
  await expect(page.getByRole('row').filter({ hasText: `Leavers ${mark}` })).toBeVisible()
  const process = page.getByRole('button', { name: 'Process now' })
  await untilAlive(process)
  await pressInVain(page, process, 'Error processing follow-ups')
  await process.click()
  await expect(page.getByText('Follow-up emails processed successfully!')).toBeVisible()
  await page.goto('/admin/followups?tab=scheduled')
  await expect(page.getByRole('row').filter({ hasText: email }).first()).toBeVisible()
  await expectAccessible(page, 'the scheduled emails')
})

test('only a button or a mail program unsubscribes, and staff find the address', {
  tag: '@release',
}, async ({ page }) => {
  const [reader, other] = [newAddress('reader'), newAddress('other')]
  const of = (email: string) => ({ email, campaign: null })
  const link = new URL(unsubscribePage(of(reader)))
  await page.goto(`${link.pathname}${link.search}`)
  await page.request.get(oneClickAddress(of(reader)), { maxRedirects: 0 })
  await page.request.head(oneClickAddress(of(reader)), { maxRedirects: 0 })
  expect(await suppressionsOf(reader)).toEqual([])
  await expectAccessible(page, 'the email preferences')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are unsubscribed')).toBeVisible()
  expect(await suppressionsOf(reader)).toEqual(['unsubscribed'])
  const clicked = await page.request.post(oneClickAddress(of(other)), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(clicked.status()).toBe(200)
  expect(await suppressionsOf(other)).toEqual(['unsubscribed'])

  await enter(page, await marketer(MANAGED))
  await page.goto(`/admin/email/suppressions?q=${encodeURIComponent(other)}`)
  const lift = page.getByRole('button', { name: `Lift ${other}` })
  await untilAlive(lift)
  await lift.click()
  const question = page.getByRole('dialog')
  await question.getByLabel('Reason').fill('Asked us to, by phone')
  await expectAccessible(page, 'the question before an address is lifted')
  await question.getByRole('button', { name: 'Take off the list' }).click()
  await expect(page.getByText(`${other} was taken off the list.`)).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Import addresses' })
  await drawer.getByLabel('Addresses').fill(`${other}\nrubbish`)
  await expectAccessible(page, 'the import of addresses', '.payload-toast-container') // one fades
  await drawer.getByRole('button', { name: 'Import list' }).click()
  await expect(drawer.getByText('Line 2: rubbish')).toBeVisible()
  expect(await suppressionsOf(other)).toEqual(['manual'])
})

/** Each screen with the words of what changes something there. */
const SCREENS = [
  ['/admin/email', /^(?:New campaign|Create campaign)/],
  ['/admin/email/templates', /^Create template/],
  ['/admin/email/template', /^Create template/],
  ['/admin/outbox', /^Send again/],
  ['/admin/email/suppressions', /^(?:Add address|Import|Lift)/],
  ['/admin/followups', /^(?:Process now|Create campaign|Edit)/],
  ['/admin/followups?tab=templates', /^(?:Process now|Create template)/],
  ['/admin/leads', /^(?:Import|Apply|Add notes|Delete)/],
  ['/admin/leads/calls', /^Set outcome/],
  ['/admin/leads/scoring', /^(?:Save weights|Preview)$/],
] as const

/** The others are looked at with every right, which shows more of them, in `accessibility.spec.ts`. */
const LOOKED_AT_HERE: readonly string[] = [
  '/admin/email/template',
  '/admin/followups?tab=templates',
]

test('who may only look finds every screen and nothing to press', { tag: '@release' }, async ({
  page,
}) => {
  test.slow()
  await enter(page, await marketer(VIEWED))
  for (const [path, changes] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: changes }), path).toHaveCount(0)
    if (LOOKED_AT_HERE.includes(path)) await expectAccessible(page, path)
  }
})

test('who holds no right is told which one it takes', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 403/)
  await enter(page, await hire(newShopper(), { permissionDenials: [...VIEWED] }))
  for (const path of [
    '/admin/email',
    '/admin/email/template',
    '/admin/followups',
    '/admin/leads',
    '/admin/geo',
  ]) {
    await page.goto(path)
    await expect(page.getByText('Access Denied'), path).toBeVisible()
  }
  await expectAccessible(page, 'a screen that does not open')
})

test('the geo screen turns its figures, and says when it cannot', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(/status of 500|Server Components render|React error #441/)
  await enter(page, await marketer(MANAGED))
  await page.goto('/admin/geo')
  for (const tab of ['US states', 'Pages', 'Sources', 'Campaigns']) {
    const link = page.getByRole('link', { name: tab })
    if (await link.count()) await link.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await withoutTable('traffic_results', async () => {
    await page.goto('/admin/geo')
    await expect(page.getByRole('heading', { name: 'We could not load this page' })).toBeVisible()
  })
  await expectAccessible(page, 'the geo screen without its figures')
})
