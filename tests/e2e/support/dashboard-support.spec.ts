import type { Page } from '@playwright/test'
import { z } from 'zod'
import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { mailedLinkOf } from '@/tests/support/e2e/database'
import { send } from '@/tests/support/e2e/draft'
import { e2e } from '@/tests/support/e2e/environment'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper, type Shopper } from '@/tests/support/e2e/shopper'
import { expectNoSideScroll } from '@/tests/support/e2e/site'
import { ADMIN, enter, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { PNG } from '@/tests/support/files'

const PATH = '/dashboard/support'
const SUBJECT = 'Which address does the state show?'
const opened = z.object({ ticket: z.object({ id: z.string() }) })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Where the ticket on screen stands; the list that one came from may still be there, hidden. */
const status = (page: Page, word: string) =>
  page.getByRole('status').filter({ hasText: `Status: ${word}` })
const thread = (page: Page) => page.getByRole('log', { name: 'Messages' })

/** Signs this browser in as a new customer. */
async function becomeCustomer(page: Page): Promise<Shopper> {
  const shopper = newShopper()
  await signUp(page, shopper)
  return shopper
}

/** Opens a ticket as the form does, without the form. */
async function ask(page: Page, subject = SUBJECT): Promise<string> {
  const fields = { topic: 'documents', subject, message: 'The letter names our old street.' }
  const response = await send(page, 'POST', '/api/support/tickets', fields)
  expect(response.status(), await response.text()).toBe(201)
  return opened.parse(await response.json()).ticket.id
}

/** Answers as staff do, without the back-office. */
async function answer(ticket: string, body: string, internal = false): Promise<void> {
  const staff = await staffApi()
  await staff.answer(ticket, { body, internal })
  await staff.dispose()
}

test('a customer asks with a picture, and nothing is lost when it cannot be sent', {
  tag: '@phone',
}, async ({ page, noise }) => {
  noise.expect(/Failed to load resource|ERR_FAILED/)
  await becomeCustomer(page)
  await page.goto(PATH)
  await expect(page.getByText('No questions yet')).toBeVisible()
  await expectAccessible(page, 'Support without tickets')
  await page.getByRole('link', { name: 'New Ticket' }).click()
  await untilAlive(button(page, 'Send ticket'))

  await button(page, 'Send ticket').click()
  for (const complaint of ['Choose a topic', 'Write a subject', 'Write your message'])
    await expect(page.getByText(complaint)).toBeVisible()
  await expectAccessible(page, 'a new ticket with its complaints')

  await page.getByLabel('Category').selectOption({ label: 'Documents' })
  await page.getByLabel('Subject').fill(SUBJECT)
  await page.getByLabel('Message', { exact: true }).fill('The letter names our old street.')
  await page.getByLabel('Attach files').setInputFiles([
    { name: 'letter.png', mimeType: 'image/png', buffer: PNG },
    { name: 'letter.exe', mimeType: 'application/octet-stream', buffer: PNG },
  ])
  await expect(page.getByText(/^letter\.exe: This is not a PDF/)).toBeVisible()
  await button(page, 'Remove letter.exe').click()
  await page.route('**/api/support/tickets', (route) => route.abort())
  await button(page, 'Send ticket').click()
  await expect(page.getByText('What you typed is still here.')).toBeVisible()
  await expectAccessible(page, 'a new ticket that was not sent')
  await expectNoSideScroll(page, 'a new ticket')
  await page.unroute('**/api/support/tickets')
  await button(page, 'Send ticket').click()

  await expect(page.getByRole('heading', { name: SUBJECT })).toBeVisible()
  await expect(thread(page)).toContainText('The letter names our old street.')
  await expect(status(page, 'Open')).toBeVisible()
  const picture = page.getByRole('link', { name: 'letter', exact: true })
  const shown = await page.request.get((await picture.getAttribute('href')) ?? '', {
    headers: { origin: new URL(e2e.E2E_BASE_URL).origin }, // as a browser says it of itself
  })
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('an answer is unread until it is seen, and a reply opens what was closed', {
  tag: '@release',
}, async ({ page, noise }) => {
  test.slow()
  noise.expect(/Failed to load resource|ERR_FAILED/)
  await becomeCustomer(page)
  const ticket = await ask(page)
  await answer(ticket, 'Moved twice, look at the amendment.', true)
  await answer(ticket, 'The state has the new one: https://example.com/search. <b>All good</b>')

  await page.goto(PATH)
  const row = page.getByRole('row', { name: SUBJECT })
  await expect(row.getByText('New answer')).toBeVisible()
  await expectAccessible(page, 'the list of tickets')
  await expectNoSideScroll(page, 'the list of tickets')
  const seen = page.waitForResponse(`**/api/support/tickets/${ticket}/read`)
  await row.getByRole('link', { name: SUBJECT, exact: true }).click()
  await expect(thread(page).getByRole('listitem')).toHaveCount(2)
  await expect(thread(page)).toContainText('<b>All good</b>')
  await expect(page.getByText('Moved twice')).toHaveCount(0)
  const link = thread(page).getByRole('link', { name: 'https://example.com/search', exact: true })
  await expect(link).toHaveAttribute('rel', /nofollow noopener/)
  await seen
  await expectAccessible(page, 'a ticket')
  await expectNoSideScroll(page, 'a ticket')

  await button(page, 'This solved it').click()
  await expect(status(page, 'Closed')).toBeVisible()
  await expect(page.getByText('Your reply opens it again.')).toBeVisible()
  await expectAccessible(page, 'a closed ticket')

  const messages = `**/api/support/tickets/${ticket}/messages`
  await page.getByLabel('Your reply').fill('   ')
  await button(page, 'Send reply').click()
  await expect(page.getByText('Write your reply')).toBeVisible()
  await page.route(messages, (route) => route.abort())
  await page.getByLabel('Your reply').fill('It came back.')
  await button(page, 'Send reply').click()
  await expect(page.getByText('Error submitting reply. Please try again.')).toBeVisible()
  await expectAccessible(page, 'a reply that was not sent')
  await page.unroute(messages)
  await page.clock.install()
  await page.reload()
  await expect(page.getByLabel('Your reply')).toHaveValue('It came back.')
  await button(page, 'Send reply').click()
  await expect(page.getByText('Your reply has been submitted successfully!')).toBeVisible()
  await expect(status(page, 'Open')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue('')

  await answer(ticket, 'We have asked the state once more.')
  await expect(async () => {
    await page.clock.fastForward(10_000) // as often as the page asks
    await expect(thread(page)).toContainText('We have asked the state once more.', {
      timeout: 1000,
    })
  }).toPass()

  await page.goto(`${PATH}?status=closed`)
  await expect(page.locator('#content').getByText('No tickets with this status')).toBeVisible()
})

test('staff answer from the back-office, and a note stays theirs', async ({ page, visitors }) => {
  await becomeCustomer(page)
  const ticket = await ask(page)
  const desk = await visitors.arrive()
  await enter(desk, ADMIN)
  await desk.goto(`/admin/collections/tickets/${ticket}`)
  const conversation = desk.getByRole('region', { name: 'Conversation' })
  await expect(conversation).toContainText('The letter names our old street.')
  await untilAlive(button(desk, 'Send answer'))

  await desk.getByRole('button', { name: 'Internal note' }).click()
  await desk.getByLabel('Note for staff').fill('Look at the amendment first.')
  await button(desk, 'Save internal note').click()
  await expect(conversation.getByText('Internal note')).toBeVisible()
  await desk.getByRole('button', { name: 'Answer', exact: true }).click()
  await desk.getByLabel('Then next').uncheck()
  await desk.getByLabel('Answer to the customer').fill('The state has the new one.')
  await desk.getByLabel('Files for the customer').setInputFiles({
    name: 'search.png',
    mimeType: 'image/png',
    buffer: PNG,
  })
  await button(desk, 'Send answer').click()
  await expect(conversation).toContainText('The state has the new one.')
  await expect(desk.getByLabel('Answer to the customer')).toHaveValue('')
  await expect(desk.getByLabel('Status', { exact: true })).toHaveValue('in_progress')
  await button(desk, 'Assign to me').click()
  await expect(button(desk, 'Assign to me')).toBeHidden()
  await expectAccessible(desk, 'a ticket in the back-office', [
    '.doc-tabs',
    '.payload-toast-container',
  ])

  await desk.goto(`/admin/collections/tickets?search=${encodeURIComponent(SUBJECT)}`)
  await expect(desk.getByText('Total tickets')).toBeVisible()
  await expectAccessible(desk, 'the tickets in the back-office')

  await page.goto(`${PATH}/${ticket}`)
  const shown = { timeout: 30_000 } // it leaves once it can't be taken back any more
  await expect(thread(page)).toContainText('The state has the new one.', shown)
  await expect(thread(page).getByRole('link', { name: 'search', exact: true })).toBeVisible()
  await expect(page.getByText('Look at the amendment')).toHaveCount(0)
})

test('without an account one reads and answers by the link in the mail', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const { email } = newShopper()
  const asked = await send(page, 'POST', '/api/support/messages', {
    name: 'Grace Hopper',
    email,
    subject: 'other',
    message: 'Do you do apostilles?',
  })
  expect(asked.status()).toBe(201)
  const staff = await staffApi()
  const ticket = await staff.find('tickets', { 'where[requesterEmail][equals]': email })
  await staff.answer(ticket, { body: 'We do, for every state.', internal: false })
  await staff.dispose()
  const link = await mailedLinkOf(email, 'ticket-answer')

  await page.goto(link)
  await expectAccessible(page, 'the page of a guest’s link')
  await button(page, 'Open conversation').click()
  await expect(page).toHaveURL(new URL(`/support/tickets/${ticket}`, e2e.E2E_BASE_URL).href)
  await expect(thread(page)).toContainText('We do, for every state.')
  await expectAccessible(page, 'a guest’s ticket')
  await expectNoSideScroll(page, 'a guest’s ticket')
  await untilAlive(button(page, 'Send reply'))
  await page.getByLabel('Your reply').fill('Wonderful.')
  await button(page, 'Send reply').click()
  await expect(page.getByText('Your reply has been submitted successfully!')).toBeVisible()

  const stranger = await visitors.arrive()
  const answered = await stranger.request.get(`/support/tickets/${ticket}`)
  expect(answered.status()).toBe(404)
})
