import type { BrowserContext } from '@playwright/test'

import { untilAlive } from '@/tests/support/e2e/alive'
import { signUp } from '@/tests/support/e2e/buy'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, sellPackage, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/** Words that stand in the admin's styles and scripts, and in nothing of ours. */
const OF_THE_ADMIN = /payload-default|template-default|payload-theme|doc-controls|rich-text-lexical/

type Loaded = Map<string, string>

/** The styles and scripts that a page loads for anyone who the browser belongs to, by address. */
async function filesOf(context: BrowserContext, path: string): Promise<Loaded> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'load' })
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  await page.close()
  const files: Loaded = new Map()
  for (const url of loaded.filter((name) => /\/_next\/.*\.(?:css|js)/.test(name))) {
    files.set(url, await (await context.request.get(url)).text())
  }
  return files
}

const ofTheAdmin = (files: Loaded) =>
  [...files].filter(([, text]) => OF_THE_ADMIN.test(text)).map(([url]) => url)

test('no page of the site loads styles or scripts of the admin', { tag: '@release' }, async ({
  visitors,
}) => {
  const page = await visitors.arrive()
  await signUp(page, newShopper())
  const desk = await visitors.arrive()
  await enter(desk, ADMIN)

  expect(
    ofTheAdmin(await filesOf(desk.context(), '/admin')),
    'the admin is recognised',
  ).not.toEqual([])
  for (const path of ['/', '/checkout', '/auth', '/order-confirmation', '/dashboard']) {
    expect(ofTheAdmin(await filesOf(page.context(), path)), path).toEqual([])
  }
})

test('the landing page is prerendered', async ({ request }) => {
  const headers = (await request.get('/')).headers()

  expect(headers['x-nextjs-prerender']).toMatch(/^1/)
  expect(headers['cache-control']).not.toMatch(/no-store|private/)
  expect(headers).not.toHaveProperty('critical-ch')
})

test('what staff change of a package shows on the next load of the landing page', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const staff = await staffApi()
  const voyage = await sellPackage(staff, 301)
  const card = page.getByRole('article').filter({ hasText: voyage.name })
  await page.goto('/')
  await expect(card).toContainText('$301')

  const desk = await visitors.arrive()
  await enter(desk, ADMIN)
  await desk.goto(`/admin/collections/packages/${voyage.id}`)
  const price = desk.getByLabel('Price', { exact: false }).first()
  await untilAlive(price)
  await price.fill('377')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(/updated successfully/i)).toBeVisible()

  await page.goto('/')
  await expect(card).toContainText('$377')
  await voyage.withdraw()
  await page.goto('/')
  await expect(card).toHaveCount(0)
  await staff.dispose()
})
