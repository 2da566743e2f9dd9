import type { Page } from '@playwright/test'

import { ticketReference } from '@/src/domain/support/ticket-reference'
import { untilAlive } from '@/tests/support/e2e/alive'
import { send } from '@/tests/support/e2e/draft'
import { e2e } from '@/tests/support/e2e/environment'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, type Person, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const TICKETS = 10

/** Pages that were left stay in the document, hidden. */
const text = (page: Page) => page.getByRole('textbox', { name: 'Answer to the customer' })

/** Questions of guests, assigned to one of the staff. */
async function questions(page: Page, agent: Person): Promise<string[]> {
  const staff = await staffApi()
  const assignee = await staff.find('users', { 'where[email][equals]': agent.email })
  const ids: string[] = []
  for (let count = 0; count < TICKETS; count++) {
    const { email } = newShopper()
    const fields = { name: 'Grace Hopper', email, subject: 'other', message: `Question ${count}` }
    expect((await send(page, 'POST', '/api/support/messages', fields)).status()).toBe(201)
    const id = await staff.find('tickets', { 'where[requesterEmail][equals]': email })
    await staff.update('tickets', id, { assignee })
    ids.push(id)
  }
  await staff.dispose()
  return ids
}

test('an agent answers ten tickets in at most two keys each beyond the text', {
  tag: '@release',
}, async ({ page }) => {
  test.slow()
  const agent = await hire(newShopper(), { role: 'admin' }) // with nothing else in their queue
  const ids = await questions(page, agent)
  await enter(page, agent)
  const waiting = new Set(ids)
  let keys = 0
  const press = (key: string) => {
    keys += 1
    return page.keyboard.press(key)
  }

  await page.goto(`/admin/collections/tickets/${ids[0]}?from=mine`)
  await untilAlive(page.getByRole('button', { name: 'Send answer' }))
  while (waiting.size > 0) {
    await expect(text(page)).toHaveValue('')
    await press('e')
    await expect(text(page)).toBeFocused()
    const id = /tickets\/([\w-]+)/.exec(page.url())?.[1] ?? ''
    waiting.delete(id)
    await page.keyboard.type(`Answer to ${id}`)
    await press('Control+Enter')
    await expect(page).not.toHaveURL(new RegExp(id))
  }

  expect(keys / TICKETS).toBeLessThanOrEqual(2)
  const headers = { origin: new URL(e2e.E2E_BASE_URL).origin } // as a browser says it of itself
  for (const id of ids) {
    const response = await page.request.get(`/api/tickets/${id}`, { headers })
    expect(await response.json()).toMatchObject({
      status: 'in_progress',
      adminResponse: `Answer to ${id}`,
    })
  }
})

test('what was typed survives a lost line and a reload, and a note is never sent as an answer', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource|ERR_FAILED/)
  const { email } = newShopper()
  const fields = { name: 'Grace Hopper', email, subject: 'other', message: 'Do you do this?' }
  await send(page, 'POST', '/api/support/messages', fields)
  const staff = await staffApi()
  const id = await staff.find('tickets', { 'where[requesterEmail][equals]': email })
  await staff.dispose()
  await enter(page, ADMIN)

  await page.goto(`/admin/collections/tickets/${id}`)
  await untilAlive(page.getByRole('button', { name: 'Send answer' }))
  await text(page).fill('We do, for every state.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  const note = page.getByRole('textbox', { name: 'Note for staff' })
  await expect(note).toHaveValue('')
  await expect(note).toBeFocused()
  await page.keyboard.type('A difficult one.')
  await page.reload()
  await expect(note).toHaveValue('A difficult one.')
  await note.press('Control+Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Internal note')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(text(page)).toHaveValue('We do, for every state.')

  await page.route('**/answer', (route) => route.abort())
  await text(page).press('Control+Enter')
  await expect(page.getByText('We could not reach the server.')).toBeVisible()
  await expect(text(page)).toHaveValue('We do, for every state.')
  await page.unroute('**/answer')
  await text(page).press('Control+Enter')
  await expect(page).not.toHaveURL(new RegExp(id))
})

test('an agent steps through their queue by keys, and takes a status back by its Undo', async ({
  page,
}) => {
  const agent = await hire(newShopper())
  const staff = await staffApi()
  const assignee = await staff.find('users', { 'where[email][equals]': agent.email })
  const ids: string[] = []
  for (const message of ['The first question', 'The second question']) {
    const { email } = newShopper()
    const fields = { name: 'Grace Hopper', email, subject: 'other', message }
    expect((await send(page, 'POST', '/api/support/messages', fields)).status()).toBe(201)
    const id = await staff.find('tickets', { 'where[requesterEmail][equals]': email })
    await staff.update('tickets', id, { assignee })
    ids.push(id)
  }
  const [first = '', second = ''] = ids
  await enter(page, agent)

  await page.goto('/admin/support?view=mine')
  const status = page.getByRole('combobox', { name: `Status of ticket ${ticketReference(first)}` })
  await untilAlive(status)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(first))
  await expect(text(page)).not.toBeFocused() // no key types into an answer that was not begun
  await page.keyboard.press(']')
  await expect(page).toHaveURL(new RegExp(second))
  await expect(text(page)).toHaveValue('')
  await page.keyboard.press('[')
  await expect(page).toHaveURL(new RegExp(first))

  await page.goto('/admin/support?view=mine')
  await untilAlive(status)
  await status.selectOption('closed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toHaveValue('open')
  const open = { 'where[id][equals]': first, 'where[status][equals]': 'open' }
  // the page shows it before the site has saved it
  await expect.poll(() => staff.find('tickets', open).catch(() => null)).toBe(first)
  await staff.dispose()
})
