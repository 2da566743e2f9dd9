import { randomInt, randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import { z } from 'zod'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { emptyEditor } from '@/tests/support/e2e/database'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { enter, hire, type Person } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { blackPng } from '@/tests/support/files'

// One after the other: they all change one headline, which everyone sees.
test.describe.configure({ mode: 'default' })

const EDITOR = adminHref('visualEditor')
const MARK = /(?:\u200B|\u200C|\u200D|\uFEFF){4}/u

let editor: Person

const hireWith = (...permissionGrants: Permission[]) => hire(newShopper(), { permissionGrants })
test.beforeAll(async () => {
  editor = await hireWith('manage_content', 'manage_publishing', 'manage_bulk_content')
})
test.beforeEach(emptyEditor)

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const inFrame = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })
const state = (page: Page) => page.locator('.editor-state')
const publish = (page: Page) => page.getByRole('button', { name: /^Publish \(/ })

async function openEditor(page: Page, person: Person): Promise<void> {
  await enter(page, person)
  await page.goto(EDITOR)
  await expect(inFrame(page)).toHaveAttribute('data-edit')
}

/** Types over the headline where it stands. */
async function retitle(page: Page, text: string): Promise<void> {
  await inFrame(page).click()
  await expect(inFrame(page)).toHaveAttribute('contenteditable')
  await page.keyboard.type(text)
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('a headline is changed where it stands, published, and taken back', async ({
  page,
  visitors,
}) => {
  test.slow()
  const stranger = await visitors.arrive()
  await stranger.goto('/')
  const before = (await headline(stranger).textContent()) ?? ''
  const words = `A headline of ${randomUUID().slice(0, 6)}`
  await openEditor(page, editor)
  await retitle(page, words)
  await expect(state(page)).toHaveText('Saved')

  const own = await page.context().newPage()
  const answer = await own.goto('/')
  await expect(headline(own)).toContainText(words)
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  })
  await own.close()

  // the cookie that switches drafts on opens nothing without its session
  const cookies = await page.context().cookies()
  const copied = cookies.filter(({ name }) => name === '__prerender_bypass')
  expect(copied).toHaveLength(1)
  const thief = await visitors.arrive()
  await thief.context().addCookies(copied)
  for (const other of [stranger, thief]) {
    await other.goto('/')
    await expect(headline(other)).toHaveText(before)
    expect(await other.content()).not.toMatch(MARK)
  }

  await publish(page).click()
  await page.getByRole('button', { name: 'Publish 1 draft' }).click()
  await expect(page.getByText('Published 1 element.')).toBeVisible()
  await page.keyboard.press('Escape')
  const seenByStranger = (text: string) =>
    expect(async () => {
      await stranger.reload()
      await expect(headline(stranger)).toHaveText(text, { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  await seenByStranger(words)

  await expect(publish(page)).toHaveText(/\(0\)/)
  await undo(page)
  await seenByStranger(before)
  await undo(page)
  await expect(publish(page)).toHaveText(/\(0\)/)
})

test('public pages hold no mark and no byte of the editor', { tag: '@release' }, async ({
  page,
}) => {
  const read: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') read.push(response.text())
  })
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  const scripts = await Promise.all(read)
  expect(scripts.length).toBeGreaterThan(2)
  for (const text of [html, ...scripts]) {
    expect(text).not.toMatch(/visual-editor|data-edit\b|stega/)
  }
  expect(html).not.toMatch(MARK)
})

test('the same by keyboard alone', async ({ page }) => {
  await openEditor(page, editor)
  await page.getByRole('searchbox', { name: 'Search texts of this page' }).focus()
  await page.keyboard.type('hero.title')
  const texts = page.getByRole('region', { name: 'Texts of this page' })
  await expect(texts.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(inFrame(page)).toHaveAttribute('contenteditable')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await expect(state(page)).toHaveText('Saved')
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).focus()
  await page.keyboard.press('Enter')
  await expect(publish(page)).toHaveText(/\(0\)/)
})

test('a button leads elsewhere, a heading has a color, and a picture stands in its place', {
  tag: '@release',
}, async ({ page, noise }) => {
  test.slow()
  noise.expect(/status of 422/) // a page that is not there
  await openEditor(page, editor)
  const search = page.getByRole('searchbox', { name: 'Search texts of this page' })
  const list = page.getByRole('region', { name: 'Texts of this page' })
  const open = async (selector: string, label: string) => {
    await search.fill(selector)
    await list.getByRole('button', { name: label }).first().click()
  }
  await open('hero.start', 'Main button')
  await page.getByRole('button', { name: 'Main button: link' }).click()
  const link = page.getByRole('combobox', { name: 'Where it leads' })
  await link.fill('/nowhere')
  await expect(state(page)).toHaveText('Not saved: This site has no page at this address.')
  await link.press('Escape')
  await expect(link).toHaveValue('/checkout')
  await link.fill('/support')
  await expect(state(page)).toHaveText('Saved')
  const start = page.frameLocator('iframe').getByRole('link', { name: 'Start My LLC Now' }).first()
  await expect(start).toHaveAttribute('href', '/support')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await open('hero.titleColor', 'Headline: color')
  await page.getByRole('textbox', { name: 'Color, as #RRGGBB' }).fill('#AA3300')
  await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('Dark theme')
  await expect(state(page)).toHaveText('Saved')
  await expect(inFrame(page)).toHaveCSS('color', 'rgb(170, 51, 0)')
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const made = await page.request.post('/api/media', {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: {
      _payload: JSON.stringify({ alt: 'A desk by a window' }),
      file: {
        name: 'desk.png',
        mimeType: 'image/png',
        buffer: blackPng(randomInt(100, 2000), randomInt(100, 2000)),
      },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  await open('hero.image', 'Picture instead of the certificate')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('dialog').getByText('desk', { exact: false }).first().click()
  await expect(state(page)).toHaveText('Saved')
  const picture = page.frameLocator('iframe').getByRole('img', { name: 'A desk by a window' })
  await expect(picture).toBeVisible()
  await page.getByRole('slider', { name: 'Focus from the left' }).press('Home')
  await expect(picture).toHaveCSS('object-position', '0% 50%')

  await publish(page).click()
  await page.getByRole('button', { name: 'Discard 3 drafts' }).click()
  await expect(page.getByText('Discarded 3 drafts.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(publish(page)).toHaveText(/\(0\)/)
})

test('a text typed without a network is kept and saved, and Escape takes one back', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openEditor(page, editor)
  await page.context().setOffline(true)
  await retitle(page, 'Typed in a tunnel')
  await expect(state(page)).toContainText('you are offline')
  await page.context().setOffline(false)
  await expect(state(page)).toHaveText('Saved')
  await page.keyboard.press('Escape')
  await expect(inFrame(page)).not.toHaveText('Typed in a tunnel')
  await expect(state(page)).toHaveText('Saved')
  await expect(publish(page)).toHaveText(/\(0\)/)
})

test('what was typed stays when a revert fails', { tag: '@release' }, async ({ page, noise }) => {
  noise.expect(/status of 503/)
  await openEditor(page, editor)
  await page.getByRole('checkbox', { name: 'Auto-save' }).uncheck()
  await page.route('**/revert', (route) => route.fulfill({ status: 503, json: {} }))
  await retitle(page, 'Half a headline')
  await page.getByRole('button', { name: 'Revert to default' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Half a headline')
  await expect(state(page)).toHaveText('Not saved yet')
})

const listed = z.object({
  elements: z.array(z.object({ id: z.string(), selector: z.string(), revision: z.number() })),
})

test('of two who change one text, the second decides again', async ({ page, visitors, noise }) => {
  noise.expect(/status of 409/)
  const colleague = await visitors.arrive()
  await enter(colleague, await hireWith('manage_content'))
  await openEditor(page, editor)
  await inFrame(page).click()
  await expect(inFrame(page)).toHaveAttribute('contenteditable')

  const as = { headers: { 'sec-fetch-site': 'same-origin' } }
  const read = await colleague.request.get('/api/visual-editor/elements?of=/', as)
  const one = listed
    .parse(await read.json())
    .elements.find(({ selector }) => selector === 'hero.title')
  const saved = await colleague.request.post(`/api/visual-editor/elements/${one?.id}/save`, {
    ...as,
    data: { value: 'Theirs', revision: one?.revision },
  })
  expect(saved.status(), await saved.text()).toBe(200)

  await page.keyboard.type('Mine')
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this text' })
  await expect(dialog).toContainText('Theirs')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(state(page)).toHaveText('Saved')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expect(publish(page)).toHaveText(/\(0\)/)
})

test('who may only look changes nothing, and who may not look is told why', {
  tag: '@release',
}, async ({ page, visitors }) => {
  await openEditor(page, await hireWith('view_content'))
  await inFrame(page).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  const id = await inFrame(page).getAttribute('data-edit')
  const answer = await page.request.post(`/api/visual-editor/elements/${id}/save`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { value: 'Not mine to say', revision: 0 },
  })
  expect(answer.status()).toBe(403)
  await expectAccessible(page, 'the editor', 'iframe')
  await page.goto(adminHref('siteTexts'))
  await expectAccessible(page, 'all texts')

  const other = await visitors.arrive()
  await enter(other, await hire(newShopper()))
  const refused = await other.request.get(EDITOR, { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toMatch(/Required permission: <code[^>]*>view_content<\/code>/)
})

test('title and description for search engines are edited beside the page, and show at once', {
  tag: '@release',
}, async ({ page, visitors }) => {
  const seo = await hireWith('view_content', 'manage_seo')
  await enter(page, seo)
  await page.goto(`${EDITOR}?page=/support`)
  await expect(inFrame(page)).toHaveAttribute('data-edit')
  await page.getByRole('button', { name: 'Title for search engines' }).click()
  const panel = page.getByRole('dialog', { name: 'Title for search engines' })
  const title = panel.getByLabel('Page title')
  const before = await title.inputValue()
  const words = `Support that answers ${randomUUID().slice(0, 6)}`
  const stranger = await visitors.arrive()
  try {
    await title.fill(words)
    await expect(panel).toContainText(`${words.length} characters`)
    await expect(panel.getByText(`${words} · `)).toBeVisible()
    await expectAccessible(page, 'the title for search engines', 'iframe')
    await panel.getByRole('button', { name: 'Save title and description' }).click()
    await expect(panel).toBeHidden()
    await stranger.goto('/support')
    await expect(stranger).toHaveTitle(new RegExp(`^${words} · `))
  } finally {
    await page.getByRole('button', { name: 'Title for search engines' }).click()
    await title.fill(before)
    await panel.getByRole('button', { name: 'Save title and description' }).click()
    await expect(panel).toBeHidden()
  }
})
