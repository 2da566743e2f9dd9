import type { Page } from '@playwright/test'

import { buy, signUp } from '@/tests/support/e2e/buy'
import { orderOf } from '@/tests/support/e2e/database'
import { send } from '@/tests/support/e2e/draft'
import { e2e } from '@/tests/support/e2e/environment'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

const ORDER_COOKIE = 'charterdesk_order'

/** The token half of the key to the order that this browser has placed. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const pass = cookies.find(({ name }) => name === ORDER_COOKIE)?.value
  return pass?.split('.')[1] ?? ''
}

const holdPass = (page: Page, value: string) =>
  page.context().addCookies([{ name: ORDER_COOKIE, value, url: e2e.E2E_BASE_URL }])

test('a guest cannot see another guest’s order by any id', { tag: '@release' }, async ({
  visitors,
}) => {
  const [ada, eve] = [newShopper(), newShopper({ firstName: 'Eve' })]
  const [adasPage, evesPage] = [await visitors.arrive(), await visitors.arrive()]
  const adas = await buy(adasPage, ada)
  await buy(evesPage, eve)
  const evesToken = await tokenOf(evesPage)

  await evesPage.goto(`/order-confirmation?order=${adas.id}`)
  await expect(evesPage.getByText(eve.companyName).first()).toBeVisible()
  await expect(evesPage.getByText(ada.companyName)).toHaveCount(0)

  for (const path of [`/api/orders/${adas.id}`, '/api/orders', '/api/payments', '/api/emails']) {
    const response = await evesPage.request.get(path)
    expect([401, 403, 404], path).toContain(response.status())
  }

  const open = new URLSearchParams({ order: adas.id, token: evesToken })
  await holdPass(evesPage, `${adas.id}.${evesToken}`)
  for (const path of ['/order-confirmation', `/order-confirmation/open?${open}`]) {
    await evesPage.goto(path)
    await expect(evesPage.getByRole('heading', { name: /no order to show/ })).toBeVisible()
  }
  expect((await evesPage.request.get('/api/orders/current')).status()).toBe(404)

  await adasPage.goto('/order-confirmation')
  await expect(adasPage.getByText(ada.companyName).first()).toBeVisible()
})

test('nobody can claim an order without its own token, nor once it is claimed', {
  tag: '@release',
}, async ({ visitors, noise }) => {
  noise.expect(/404/)
  const [ada, eve] = [newShopper(), newShopper({ firstName: 'Eve' })]
  const [adasPage, evesPage] = [await visitors.arrive(), await visitors.arrive()]
  const adas = await buy(adasPage, ada)
  const adasToken = await tokenOf(adasPage)
  await buy(evesPage, eve)
  const evesToken = await tokenOf(evesPage)
  await holdPass(evesPage, `${adas.id}.${evesToken}`)
  await signUp(evesPage, eve)
  const claim = async (token: string) => {
    const body = { order: adas.id, token }
    return (await send(evesPage, 'POST', '/api/orders/claim', body)).status()
  }

  expect(await claim(evesToken)).toBe(404)
  expect((await send(evesPage, 'POST', '/api/orders/claim', {})).status()).toBe(404)
  expect((await orderOf(ada.email)).user).toBeNull()

  await signUp(adasPage, ada)
  const owner = (await orderOf(ada.email)).user
  expect(owner).not.toBeNull()
  expect(await claim(adasToken)).toBe(404)
  expect((await orderOf(ada.email)).user).toBe(owner)

  await evesPage.goto(`/dashboard/orders/${adas.id}`)
  await expect(evesPage.getByText(ada.companyName)).toHaveCount(0)
  expect((await evesPage.request.get(`/api/orders/${adas.id}`)).status()).toBe(403)
})
