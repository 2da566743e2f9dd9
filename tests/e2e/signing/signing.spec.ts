import type { Page } from '@playwright/test'

import { buy, confirmEmail, signUp } from '@/tests/support/e2e/buy'
import { mailedLinkOf, orderOf } from '@/tests/support/e2e/database'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { paperToSign } from '@/tests/support/e2e/orders/paper-to-sign'
import { newShopper } from '@/tests/support/e2e/shopper'
import { expect, test } from '@/tests/support/e2e/test'

/** Agrees, and reads all pages. */
async function readToTheEnd(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign the operating agreement' })).toBeVisible()
  await page.getByRole('button', { name: 'I agree to electronic records and signatures' }).click()
  await expect(page.getByText('You agreed on')).toBeVisible()
  for (const number of [1, 2, 3])
    await page.getByRole('region', { name: `Page ${number} of 3` }).scrollIntoViewIfNeeded()
  await expect(page.getByText('All 3 pages opened.')).toBeVisible()
}

test('two owners sign, one in the dashboard and one by a mailed link, and anyone verifies the file', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const shopper = newShopper()
  await buy(page, shopper)
  await signUp(page, shopper)
  await confirmEmail(page, shopper)
  const order = await orderOf(shopper.email)
  const other = newShopper().email
  await paperToSign(page, order, [
    { name: 'Ada Byron', email: shopper.email },
    { name: 'Grace Hill', email: other },
  ])

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Send for signature' }).click()
  await page.getByRole('link', { name: 'Read and sign' }).click()
  const button = page.getByRole('button', { name: 'Sign the operating agreement' })
  await expect(button).toBeDisabled()
  await readToTheEnd(page)
  await expectAccessible(page, 'the page for signing')
  const pad = page.getByRole('img', { name: 'Draw your signature here' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 5 })
  await page.mouse.move(box.x + 160, box.y + 70, { steps: 5 })
  await page.mouse.up()
  await button.click()
  await expect(page.getByText('You signed on')).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(await mailedLinkOf(other, 'sign-request'))
  await theirs.getByRole('button', { name: 'Open the document' }).click()
  await readToTheEnd(theirs)
  await theirs.getByText('Type', { exact: true }).click()
  await theirs.getByLabel('Your name as printed').fill('Grace Hill')
  await theirs.getByRole('button', { name: 'Sign the operating agreement' }).click()
  const copy = theirs.getByRole('link', { name: 'Get the signed copy' })
  await expect(copy).toBeVisible()
  const [download] = await Promise.all([theirs.waitForEvent('download'), copy.click()])

  await theirs.goto('/verify')
  await theirs.getByLabel('Signed PDF').setInputFiles(await download.path())
  await expect(theirs.getByText('This is the signed file, unchanged')).toBeVisible()
  await expect(theirs.getByText('Grace Hill, Member, 50%')).toBeVisible()
  await expectAccessible(theirs, 'a file that was verified')
})

test('a guest has a document signed from the page of the order, without an account', async ({
  page,
  browser,
}) => {
  const shopper = newShopper()
  const { id } = await buy(page, shopper)
  await paperToSign(page, { id, user: null }, [{ name: 'Ada Byron', email: shopper.email }])
  await page.goto(`/orders/${id}`)
  await expectAccessible(page, 'an order with a document to sign')
  await page.getByRole('link', { name: /^Documents/ }).click()
  await page.getByRole('button', { name: 'Send for signature' }).click()
  await expect(page.getByText(/Waiting for Ada Byron/)).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(await mailedLinkOf(shopper.email, 'sign-request'))
  await theirs.getByRole('button', { name: 'Open the document' }).click()
  await readToTheEnd(theirs)
  await theirs.getByText('Type', { exact: true }).click()
  await theirs.getByLabel('Your name as printed').fill('Ada Byron')
  await theirs.getByRole('button', { name: 'Sign the operating agreement' }).click()
  await expect(theirs.getByRole('link', { name: 'Get the signed copy' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'To sign' })).toBeHidden()
})
