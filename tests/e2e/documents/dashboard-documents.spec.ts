import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { untilAlive } from '@/tests/support/e2e/alive'
import { buy, signUp } from '@/tests/support/e2e/buy'
import { e2e } from '@/tests/support/e2e/environment'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'
import { formWith, HTML, PNG, pdf } from '@/tests/support/files'
import { unzip } from '@/tests/support/unzip'

const OWN = { origin: new URL(e2e.E2E_BASE_URL).origin }

const file = (name: string, buffer: Buffer) => ({
  name,
  buffer,
  mimeType: 'application/octet-stream',
})

/** Signs this browser in as someone who has just bought; gives their order. */
async function becomeCustomer(page: Page) {
  const shopper = newShopper()
  const order = await buy(page, shopper)
  await signUp(page, shopper)
  return order
}

/** Hands a file in as the page does, without the page. */
async function handIn(page: Page, name: string, data: Buffer, query: Record<string, string> = {}) {
  const response = await page.request.post(
    `/api/documents/upload?${new URLSearchParams({ name, ...query })}`,
    { multipart: formWith(data, name), headers: OWN },
  )
  expect(response.status(), await response.text()).toBe(201)
}

/** Holds every upload back until it is let go, so that what is on its way can be seen. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/documents/upload?*', async (route) => {
    await held
    await route.continue().catch(() => {}) // one that was cancelled is gone by now
  })
  return letGo
}

test('a new customer hands the first files in: with progress, cancelled, refused, taken back', {
  tag: '@phone',
}, async ({ page, noise }) => {
  noise.expect(/status of 415/)
  await becomeCustomer(page)
  await page.goto('/dashboard/documents')
  await expect(page.getByText('No documents yet')).toBeVisible()
  await expectAccessible(page, 'My Documents without any')

  const opener = page.getByRole('button', { name: 'Upload Document' })
  await untilAlive(opener)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  await dialog.getByLabel('Document type').selectOption('Certificate')
  const letGo = await holdUploads(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      file('Passport.pdf', pdf()),
      file('Photo.png', PNG),
      file('Page.pdf', HTML),
      file('song.mp3', PNG),
    ])
  await expect(dialog.getByRole('alert')).toHaveText(/^This is not a PDF/)
  const sent = page.waitForRequest((request) => request.url().includes('name=Passport'))
  await dialog.getByRole('button', { name: 'Upload 3 files' }).click()

  await expect(dialog.getByRole('progressbar', { name: 'Uploading Passport.pdf' })).toBeVisible()
  await expectAccessible(page, 'files on their way')
  await dialog.getByRole('button', { name: 'Cancel Passport.pdf' }).click()
  await expect(dialog.getByText('Passport.pdf')).toBeHidden()
  // Let go before the browser has ended it, it would still arrive.
  const cancelled = await sent
  await expect.poll(() => cancelled.failure()).not.toBeNull()
  letGo()

  await expect(dialog.getByText('1 file uploaded')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(2)
  await expectAccessible(page, 'files that arrived and files that did not')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  const photo = page.getByRole('listitem').filter({ hasText: 'Photo' })
  await expect(photo).toContainText('Certificate')
  await expect(photo).toContainText('Uploaded by you')
  await photo.getByRole('button', { name: 'Delete Photo' }).click()
  await photo.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No documents yet')).toBeVisible()
})

test('documents are found by the address, looked at in the page, and saved all at once', async ({
  page,
  visitors,
}) => {
  const order = await becomeCustomer(page)
  await handIn(page, 'Letter.pdf', pdf(), { order: order.id, kind: 'certificate' })
  await handIn(page, 'Photo.png', PNG, { order: order.id })
  await handIn(page, 'Elsewhere.png', PNG)

  const address = `/dashboard/documents?orderId=${order.id}&serviceType=llc`
  await page.goto(address)
  await expect(page.getByText('2 documents')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Photo', 'Letter'])
  await expectAccessible(page, 'My Documents of an order')

  const view = page.getByRole('button', { name: 'View Photo' })
  await untilAlive(view)
  await view.click()
  const picture = page.getByRole('dialog', { name: 'Photo' })
  await expect(picture.getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 1)
  await expectAccessible(page, 'a picture in the page')
  await page.keyboard.press('ArrowRight')
  const letter = page.getByRole('dialog', { name: 'Letter' })
  await expect(letter.getByText('2 of 2')).toBeVisible()
  const shown = page.getByTitle('Letter').or(letter.getByRole('link', { name: 'Download PDF' }))
  await expect(shown).toBeVisible() // some browsers show no PDFs in a page
  await page.keyboard.press('Escape')
  await expect(letter).toBeHidden()
  await expect(view).toBeFocused()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all' }).click()
  const files = unzip(await readFile(await (await saving).path()))
  expect(Object.keys(files).sort()).toEqual(['Letter.pdf', 'Photo.png'])
  expect(files['Letter.pdf']).toEqual(pdf())

  await page.getByLabel('Type').selectOption('Certificate')
  await expect(page).toHaveURL(/type=certificate/)
  await expect(page.getByText('1 document', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'All documents' }).click()
  await expect(page.getByText('3 documents')).toBeVisible()

  const stranger = await visitors.arrive()
  await becomeCustomer(stranger)
  expect((await stranger.request.get(address)).status()).toBe(404)
  const zip = await stranger.request.get(`/api/documents/zip?orderId=${order.id}`, { headers: OWN })
  expect(zip.status()).toBe(404)
})
