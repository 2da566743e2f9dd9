import { readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'

import type { Page } from '@playwright/test'
import { z } from 'zod'

import { buy, signUp } from '@/tests/support/e2e/buy'
import { send } from '@/tests/support/e2e/draft'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const ROOT = 'src/app/(dashboard)'

/** Customers are sent from these to their own area. */
const OF_STAFF = ['/careers/[slug]/preview', '/preview/[...path]']
/** Legal texts that were published once; and what asks anyone to sign in, whether there is a document or not. */
const OF_EVERYONE = ['/versions/[page]/[version]', '/sign/[id]']

/** Every address of a customer's own area that takes an id, as its folder names it. */
const ROUTES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\[.+\].*\/(?:page|route)\.tsx?$/.test(`/${file}`))
  .map((file) => `/${relative('.', dirname(file))}`)
  .filter((route) => ![...OF_STAFF, ...OF_EVERYONE].includes(route))
  .sort()

const ticketAnswer = z.object({ ticket: z.object({ id: z.string() }) })
const calendarAnswer = z.object({ link: z.string() })

/** Someone with an account, an order and a question; what each kind of address opens of theirs. */
async function settle(page: Page, firstName: string) {
  const shopper = newShopper({ firstName })
  const order = await buy(page, shopper)
  await signUp(page, shopper)
  const asked = await send(page, 'POST', '/api/support/tickets', {
    topic: 'other',
    subject: 'A question',
    message: `Of ${shopper.companyName}`,
  })
  const { ticket } = ticketAnswer.parse(await asked.json())
  const calendar = await send(page, 'POST', '/api/compliance/calendar', {})
  const feed = new URL(calendarAnswer.parse(await calendar.json()).link.replace(/^webcal/, 'http'))
  const [, , user = '', file = ''] = feed.pathname.split('/')
  const addressOf = (route: string) =>
    route
      .replace('/support/[id]', `/support/${ticket.id}`)
      .replace('/support/tickets/[id]', `/support/tickets/${ticket.id}`)
      .replace('[id]', order.id)
      .replace('[order]', order.id)
      .replace('[user]', user)
  return { file, addressOf }
}

test('what is another customer’s is not found, at any address', { tag: '@release' }, async ({
  visitors,
  noise,
}) => {
  noise.expect(/404/)
  const [adasPage, evesPage] = [await visitors.arrive(), await visitors.arrive()]
  const ada = await settle(adasPage, 'Ada')
  const eve = await settle(evesPage, 'Eve')
  const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status()

  for (const route of ROUTES) {
    const address = ada.addressOf(route)
    expect.soft(await statusOf(evesPage, address.replace('[file]', eve.file)), route).toBe(404)
    // without a token, with the order paid, and nothing formed or bought, these lead no one anywhere
    if (/\/(?:open|pay|templates|companies\/\[id\])$/.test(route)) continue
    expect.soft(await statusOf(adasPage, address.replace('[file]', ada.file)), route).toBe(200)
  }
  for (const route of OF_STAFF) {
    await evesPage.goto(route.replace('[...path]', 'terms'))
    await expect(evesPage).toHaveURL(/\/dashboard$/)
  }
  expect(await statusOf(evesPage, '/versions/terms/2026-11-26')).toBe(200)
  for (const none of ['terms/2001-01-01', 'terms/latest', 'support/2026-11-26'])
    expect(await statusOf(evesPage, `/versions/${none}`), none).toBe(404)
  expect(ROUTES).toContain('/dashboard/orders/[id]')
})
