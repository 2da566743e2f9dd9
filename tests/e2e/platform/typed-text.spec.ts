import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { DEVELOPER_VIEWS } from '@/src/admin/kit/screens/developer-cookie'
import { untilAlive } from '@/tests/support/e2e/alive'
import { send } from '@/tests/support/e2e/draft'
import { e2e } from '@/tests/support/e2e/environment'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { fileableOrders, stateOfOrders } from '@/tests/support/e2e/orders/fileable'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { ADMIN, enter, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const AWAY = /Failed to load resource/

const dialog = (page: Page) => page.getByRole('dialog')

test('the note of an order’s step survives Escape, a reload and a server that is gone', async ({
  page,
  noise,
}) => {
  noise.expect(AWAY)
  const [id = ''] = await fileableOrders(1)
  const path = `/admin/collections/orders/${id}`
  const text = 'Filed online, confirmation 20261122'
  const note = page.getByLabel('Note', { exact: true })
  const open = async () => {
    const button = page.getByRole('button', { name: 'Mark submitted' })
    await untilAlive(button)
    await button.click()
  }
  await enter(page, ADMIN)
  await page.goto(path)
  await open()
  await note.fill(text)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await open()
  await expect(note).toHaveValue(text)
  await expect(page.getByText('Not saved yet: what you typed on')).toBeVisible()

  await page.reload()
  await open()
  await expect(note).toHaveValue(text)

  await page.route('**/step', (route) => route.abort())
  await note.press('Control+Enter')
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await expect(note).toHaveValue(text)
  await page.unroute('**/step')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stateOfOrders([id])).toEqual([{ queue: 'submitted', note: text }])
})

test('an answer to a ticket survives the end of the session', { tag: '@release' }, async ({
  page,
  noise,
}) => {
  noise.expect(AWAY)
  const { email } = newShopper()
  const asked = { name: 'Grace Hopper', email, subject: 'other', message: 'Where is my EIN?' }
  expect((await send(page, 'POST', '/api/support/messages', asked)).status()).toBe(201)
  const staff = await staffApi()
  const id = await staff.find('tickets', { 'where[requesterEmail][equals]': email })
  await staff.dispose()
  const answer = page.getByRole('textbox', { name: 'Answer to the customer' })
  await enter(page, ADMIN)
  await page.goto(`/admin/collections/tickets/${id}`)
  await untilAlive(page.getByRole('button', { name: 'Send answer' }))
  await answer.fill('The IRS has it.')
  await page.route('**/answer', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'signed_out', message: 'Sign in.' } } }),
  )
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You are signed out. Your text is kept.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/admin/collections/tickets/${id}`)
  await expect(page).toHaveURL(/\/auth/)
  await enter(page, ADMIN)
  await page.goto(`/admin/collections/tickets/${id}`)
  await expect(answer).toHaveValue('The IRS has it.')
})

test('a new user survives Escape and a failure, and is gone once discarded', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(AWAY)
  const first = page.getByLabel('First name')
  const email = page.getByRole('textbox', { name: 'Email' })
  const open = async () => {
    const button = page.getByRole('button', { name: 'Add user' })
    await untilAlive(button)
    await button.click()
  }
  await enter(page, ADMIN)
  await page.goto('/admin/users')
  await open()
  await first.fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await email.fill('ada.byron@example.com')
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await open()
  await expect(first).toHaveValue('Ada')

  const answers = [401, 503]
  await page.route('**/invite', (route) =>
    route.fulfill({ status: answers.shift() ?? 500, json: { error: { message: 'Not now.' } } }),
  )
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(email).toHaveValue('ada.byron@example.com')

  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(first).toHaveValue('')
  await page.reload()
  await open()
  await expect(first).toHaveValue('')
})

/** An answer of staff's, and its text on the page that changes it: Payload's or ours. */
async function openReply(page: Page, { isPayloads = true } = {}) {
  const staff = await staffApi()
  const mark = randomUUID().slice(0, 8)
  const id = await staff.create('cannedReplies', {
    title: 'Typed text',
    shortcut: `typed-${mark}`,
    text: 'First words.',
  })
  await enter(page, ADMIN)
  if (isPayloads) {
    const url = new URL('/admin', e2e.E2E_BASE_URL).href
    await page.context().addCookies([{ name: DEVELOPER_VIEWS, value: 'on', url }])
  }
  await page.goto(`/admin/collections/cannedReplies/${id}`)
  const text = page.locator('[name="text"]')
  await untilAlive(text)
  return {
    text,
    save: page.getByRole('button', { name: 'Save', exact: true }),
    renamedByAnother: () => staff.update('cannedReplies', id, { title: 'Their title' }),
    id,
    put: async () => {
      await staff.remove('cannedReplies', id)
      await staff.dispose()
    },
  }
}

test('Payload’s own form is offered its text again, and never saved over a newer one', async ({
  page,
  noise,
}) => {
  noise.expect(AWAY)
  const { text, save, renamedByAnother, put } = await openReply(page)
  // With the first change Payload asks whether the text is still the newest.
  const asked = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('My words.')),
  )
  await text.fill('My words.')
  await asked
  await renamedByAnother()
  await save.click()
  await expect(page.getByText('Someone saved this after you opened it.')).toBeVisible()
  await expect(save).toBeEnabled() // a refused form is still one to save

  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.locator('[name="title"]')).toHaveValue('Their title')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveValue('My words.')
  await save.click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await put()
})

test('a record’s form keeps its text, and shows both versions where someone else saved first', async ({
  page,
  noise,
}) => {
  noise.expect(AWAY)
  const { id, text, renamedByAnother, put } = await openReply(page, { isPayloads: false })
  await expect(page).toHaveURL(`/admin/support/canned-replies?id=${id}`)
  const save = page.getByRole('button', { name: 'Save canned reply' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await text.fill('')
  await save.click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await text.fill('My words.')
  await expectAccessible(page, 'the form of a record')
  await expectNoSideScroll(page, 'the form of a record')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(text).toHaveValue('My words.')
  await renamedByAnother()
  await save.click()
  await expect(page.getByText('Someone else saved this entry.')).toBeVisible()
  await expect(title).toHaveValue('Their title')
  await expect(text).toHaveValue('My words.')
  await save.click()
  await expect(page.getByText('Canned reply saved.')).toBeVisible()
  await expect(page).toHaveURL('/admin/support/canned-replies')
  await expect(page.getByRole('link', { name: 'Their title' }).first()).toBeVisible()
  await put()
})

test('who begins to type in an old copy is led to the newest, and keeps the text', {
  tag: '@release',
}, async ({ page }) => {
  const { text, save, renamedByAnother, put } = await openReply(page)
  await renamedByAnother()
  await text.fill('My words.')
  await page.getByRole('button', { name: 'Reload document' }).click()
  await expect(page.locator('[name="title"]')).toHaveValue('Their title')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveValue('My words.')
  await save.click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await put()
})
