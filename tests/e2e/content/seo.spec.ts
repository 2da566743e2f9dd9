import { randomUUID } from 'node:crypto'

import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { pressInVain } from '@/tests/support/e2e/look/in-vain'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, hire, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

const TITLE = 'Careers at a company that files companies everywhere'

test('a page is described, shown to search engines, switched off and deleted', async ({
  page,
  request,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 500/) // as the server answers below
  const staff = await staffApi()
  const path = `/page-${randomUUID().slice(0, 8)}`
  await enter(page, ADMIN)
  await page.goto('/admin/collections/seoPages')
  await expect(page).toHaveURL(/\/admin\/seo$/) // Payload's own list leads on
  await expect(page.getByText('Optimized Pages')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Best practices' })).toBeVisible()
  await expectAccessible(page, 'SEO Management')

  await page.goto('/admin/seo/page')
  const add = page.getByRole('button', { name: 'Add SEO page' })
  await untilAlive(add)
  await page.getByLabel('Page path').fill(path)
  await page.getByLabel('Page title').fill(TITLE)
  await expect(page.getByText('52 characters: a good length')).toBeVisible()
  await expect(page.getByText('0 characters: 150-160 recommended')).toBeVisible()
  await page.getByLabel('Meta description').fill('Short, and saved all the same')
  await expect(page.getByText('29 characters: 121 short of 150-160 recommended')).toBeVisible()
  await page.getByLabel('Open Graph image').selectOption('By URL')
  await page.getByLabel('Image URL').fill('picture.png')
  await add.click()
  await expect(page.getByText('Please enter a valid URL (including https://)')).toBeVisible()
  await page.getByLabel('Open Graph image').selectOption('Generated from the title')
  await expectAccessible(page, 'an SEO page')
  await pressInVain(page, add, 'Error creating SEO page. Please try again.')
  await add.click()
  await expect(page.getByText('SEO page created.')).toBeVisible()

  await page.goto(`/admin/seo?q=${path}`)
  const row = page.getByRole('row').filter({ hasText: path })
  const badge = row.getByRole('button', { name: /Click to switch/ })
  await untilAlive(badge)
  await badge.click()
  await expect(page.getByText(`${path} is now inactive.`)).toBeVisible()
  await expect(row.getByRole('button', { name: 'Inactive' })).toBeVisible()
  await expect(row.getByRole('link', { name: `Open ${path} in a new tab` })).toHaveAttribute(
    'href',
    path,
  )

  await row.getByRole('link', { name: `Edit ${path}` }).click()
  const save = page.getByRole('button', { name: 'Save SEO page' })
  await untilAlive(save)
  await page.getByLabel('Page title').fill('Another title')
  await pressInVain(page, save, 'Error updating SEO page. Please try again.')
  await expect(page.getByLabel('Page title')).toHaveValue('Another title')
  await save.click()
  await expect(page.getByText('SEO page updated.')).toBeVisible()

  await page.goto(`/admin/seo?q=${path}`)
  const bin = row.getByRole('button', { name: `Delete ${path}` })
  await untilAlive(bin)
  await bin.click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this SEO page?',
  })
  const remove = question.getByRole('button', { name: 'Delete SEO page' })
  await pressInVain(page, remove, 'Error deleting SEO page. Please try again.')
  await remove.click()
  await expect(page.getByText(`SEO page deleted: ${path}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(`SEO page restored: ${path}`)).toBeVisible()

  const state = '/llc/north-dakota'
  const ofState = { 'where[path][equals]': state }
  const left = await staff.find('seoPages', ofState).catch(() => null) // by a try before
  if (left) await staff.remove('seoPages', left)
  const hidden = await staff.create('seoPages', {
    path: state,
    pageTitle: 'Form an LLC in North Dakota: fees, deadlines, turnaround',
    metaDescription: 'North Dakota',
    noindex: true,
    isActive: true,
  })
  const sitemap = async () => (await request.get('/sitemap.xml')).text()
  try {
    await expect.poll(sitemap).not.toContain(state)
    await expect
      .poll(async () => (await request.get(state)).text())
      .toContain('<meta name="robots" content="noindex"/>')
  } finally {
    await staff.remove('seoPages', hidden)
  }
  await expect.poll(sitemap).toContain(state)
  await staff.dispose()
})

test('redirects are added, refused in a circle, imported after a dry run, and counted', {
  tag: '@release',
}, async ({ page, request, noise }) => {
  noise.expect(/status of 4(?:04|22)/)
  const one = randomUUID().slice(0, 8)
  await enter(page, ADMIN)
  await page.goto('/admin/seo/redirects')
  const opener = page.getByRole('button', { name: 'Add redirect' })
  await untilAlive(opener)
  await expectAccessible(page, 'the redirects')
  await opener.click()
  const form = page.getByRole('dialog').filter({ hasText: 'Old address' })
  await form.getByLabel('Old address').fill(`/${one}-a`)
  await form.getByLabel('New address').fill(`/${one}-a`)
  const add = form.getByRole('button', { name: 'Add redirect' })
  await add.click()
  await expect(form.getByText('A page cannot redirect to itself.').first()).toBeVisible()
  await form.getByLabel('New address').fill('/support')
  await add.click()
  await expect(page.getByText(`Redirect saved: /${one}-a`)).toBeVisible()

  await page.goto('/admin/seo/redirects/import')
  await untilAlive(page.getByLabel(/Choose a CSV file/))
  const text = `from,to,type\n/${one}-b,/${one}-a,301\n/support,/terms,301\n`
  await page.getByLabel(/Choose a CSV file/).setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await expect(page.getByText(/^1 added, 0 changed, 0 the same, 1 refused/)).toBeVisible()
  await expect(page.getByText(/the redirect would never be used/)).toBeVisible()
  await expectAccessible(page, 'an import of redirects')
  await page.getByRole('button', { name: 'Import 1 redirect' }).click()
  await expect(page.getByText('Imported 1 redirect.')).toBeVisible()

  const answer = await request.get(`/${one}-b`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  await expect(async () => {
    await page.goto(`/admin/seo/redirects?q=${one}-b`)
    const cells = page
      .getByRole('row')
      .filter({ hasText: `/${one}-b` })
      .getByRole('cell')
    await expect(cells.nth(2)).toHaveText('1', { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

test('whoever may only look changes nothing, and a check of the site shows what there is', {
  tag: '@release',
}, async ({ page, noise }) => {
  noise.expect(/status of 403/)
  const viewer = await hire(newShopper(), {
    permissionGrants: ['view_seo'],
    permissionDenials: ['manage_seo'],
  })
  await enter(page, viewer)
  await page.goto('/admin/seo')
  await expect(
    page.getByText('To make changes, you need the permission “Manage SEO”.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add SEO page' })).toHaveCount(0)
  await page.goto('/admin/seo/check')
  await expect(page.getByRole('heading', { name: 'Site check', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0)
  await expectAccessible(page, 'the site check')
  await page.goto('/admin/seo/redirects/import')
  await expect(page.getByText('Required permission:')).toBeVisible()
})
