import type { Page } from '@playwright/test'

import { paragraphs } from '@/src/domain/careers/opening-view'
import { untilAlive } from '@/tests/support/e2e/alive'
import { applicationsOf, endApplicationsOf, subjectsTo } from '@/tests/support/e2e/database'
import { e2e } from '@/tests/support/e2e/environment'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { newShopper } from '@/tests/support/e2e/shopper'
import { ADMIN, enter, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'
import { pdf } from '@/tests/support/files'

test.describe.configure({ mode: 'serial' })

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() }
const slug = `clerk-${Date.now()}`
const title = `Clerk ${slug.slice(-6)}`
let opening = ''

test.beforeAll(async () => {
  const staff = await staffApi()
  opening = await staff.create('jobOpenings', {
    title,
    slug,
    status: 'open',
    location: 'Sheridan, WY',
    employmentType: 'full_time',
    summary: 'Files companies.',
    description: paragraphs('You file companies in every state.'),
    questions: [{ label: 'How many have you filed?', kind: 'line', required: true }],
    closesAt: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  })
  await staff.dispose()
})

test.afterAll(async () => {
  const staff = await staffApi()
  await staff.update('jobOpenings', opening, { status: 'closed' })
  await staff.dispose()
})

async function fill(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('How many have you filed?').fill('Forty')
  await page.getByLabel('CV', { exact: true }).setInputFiles(cv)
  await page.getByLabel(/^I agree/).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Send application' })

test('someone applies, staff move them by keyboard, and they are gone after their day', async ({
  page,
  visitors,
  noise,
}) => {
  test.slow()
  const { email } = newShopper()
  const applicant = await visitors.arrive()
  await applicant.goto(`/careers/${slug}`)
  await untilAlive(send(applicant))
  await send(applicant).click()
  await expect(applicant.getByText('Enter your name')).toBeVisible()
  await expect(applicant.getByText('Choose your CV.')).toBeVisible()
  await expectAccessible(applicant, 'an opening with its form')
  await fill(applicant, email, 'Ana Ruiz')
  await send(applicant).click()
  await expect(applicant.getByRole('heading', { name: 'We got your application' })).toBeFocused()
  expect(await subjectsTo(email)).toEqual([`We got your application: ${title}`])

  const [sent] = await applicationsOf(email)
  const file = `/api/jobApplications/file/${sent?.filename}`
  noise.expect(/status of 40[134]/)
  expect((await applicant.request.get(file)).status()).toBeGreaterThanOrEqual(401)

  await enter(page, ADMIN)
  await page.goto(`/admin/careers-management/applications?opening=${opening}`)
  const grip = page.getByRole('button', { name: 'Move Ana Ruiz' })
  await untilAlive(grip)
  await expectAccessible(page, 'the pipeline')
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('moved over droppable area Ana Ruiz')).toBeAttached()
  const over = page.getByText('moved over droppable area Column Screening')
  await expect(async () => {
    await page.keyboard.press('ArrowRight') // does nothing before the columns are measured
    await expect(over).toBeAttached({ timeout: 5_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByText('Ana Ruiz moved to Screening')).toBeAttached()
  await page.getByRole('combobox', { name: 'Status of Ana Ruiz' }).selectOption('interview')
  await expect(page.getByText('Ana Ruiz moved to Interview')).toBeAttached()

  await page.getByRole('link', { name: 'Ana Ruiz' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Ana Ruiz' })
  await expect(drawer.getByText('Forty')).toBeVisible()
  await expectAccessible(page, 'an application')
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Writes clearly.')
  await page.keyboard.press('Control+Enter')
  await expect(drawer.getByRole('listitem').getByText('Writes clearly.')).toBeVisible()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const got = await page.request.get(file, { headers })
  expect(got.headers()['content-disposition']).toContain('attachment')

  await endApplicationsOf(email)
  await expect.poll(async () => (await applicationsOf(email)).length, { timeout: 60_000 }).toBe(0)
  const left = async () => (await page.request.get(file, { headers })).status()
  await expect.poll(left, { timeout: 60_000 }).toBe(404) // a job takes the file
})

test('the form works without script', { tag: '@release' }, async ({ browser }) => {
  const { email } = newShopper()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: e2e.E2E_BASE_URL,
  })
  const page = await context.newPage()
  await page.goto(`/careers/${slug}`)
  await fill(page, email, 'Bo Lind')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'We got your application' })).toBeVisible()
  expect(await applicationsOf(email)).toHaveLength(1)
  await page.goto(`/careers/${slug}`)
  await fill(page, email, 'Bo Lind')
  const html = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
  await page.getByLabel('CV', { exact: true }).setInputFiles(html)
  await send(page).click()
  await expect(page.getByText('Your CV is not a PDF or Word (DOCX) file.')).toBeVisible()
  await context.close()
})
