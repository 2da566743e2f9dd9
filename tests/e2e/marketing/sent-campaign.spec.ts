import { untilAlive } from '@/tests/support/e2e/alive'
import { expectAccessible } from '@/tests/support/e2e/look/accessibility'
import { pressInVain } from '@/tests/support/e2e/look/in-vain'
import {
  agree,
  newAddress,
  recipientsOf,
  suppressionsOf,
} from '@/tests/support/e2e/marketing/readers'
import { mailedTo } from '@/tests/support/e2e/sandbox'
import { ADMIN, enter, type StaffApi, staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

/* One after the other: the mail of the whole site goes another way meanwhile. */
test.describe.configure({ mode: 'serial' })

let staff: StaffApi
test.beforeAll(async () => {
  staff = await staffApi()
  expect((await staff.settings()).companyAddressLine1, 'every campaign names it').toBeTruthy()
})
test.afterAll(async () => {
  await staff.changeMailDelivery({ mailTransport: 'outbox' })
  await staff.dispose()
})

test('mail settings are saved and tried, in the words of the specification', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 500/)
  await staff.changeMailDelivery({ mailTransport: 'outbox' })
  await enter(page, ADMIN)
  await page.goto('/admin/email/settings')
  const way = page.getByLabel('Send email by')
  await untilAlive(way)
  await way.selectOption('sendpulse')
  const save = page
    .getByRole('region', { name: 'Delivery' })
    .getByRole('button', { name: 'Save', exact: true })
  await pressInVain(page, save, 'Failed to save SendPulse configuration')
  await save.click()
  await expect(page.getByText('SendPulse configuration saved successfully!')).toBeVisible()
  const test = page.getByRole('button', { name: 'Send test' })
  await untilAlive(test) // the screen shows what was saved
  await way.selectOption('smtp')
  const port = page.getByLabel('Port', { exact: true })
  const right = await port.inputValue()
  await port.fill('0')
  await way.selectOption('outbox') // what is wrong is said though its field has gone
  await save.click()
  await expect(page.getByText('Enter a port between 1 and 65535')).toBeVisible()
  await way.selectOption('smtp')
  await port.fill(right)
  await save.click()
  await expect(page.getByText('SMTP configuration saved successfully!')).toBeVisible()
  await untilAlive(test)
  await pressInVain(page, test, 'Failed to send test email')
  await test.click()
  await expect(page.getByText('Test email sent successfully!').first()).toBeVisible()
  await expectAccessible(page, 'the mail settings')
})

test('a campaign goes from draft to sent, and to those alone who may get it', async ({
  page,
  noise,
}) => {
  test.slow()
  noise.expect(/status of 500/)
  await staff.changeMailDelivery({ mailTransport: 'smtp' })
  const willing = ['anna', 'bert', 'cleo', 'dora'].map(newAddress)
  const [stranger, gone] = [newAddress('stranger'), newAddress('gone')]
  await Promise.all([...willing, gone].map(agree))
  await staff.create('suppressions', { email: gone, reason: 'unsubscribed' })
  const subject = `Autumn news ${newAddress('n').slice(2, 10)}`
  await enter(page, ADMIN)

  await page.goto('/admin/email/campaign')
  await untilAlive(page.getByLabel('Name'))
  await page.getByLabel('Name').fill(subject)
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'As code' }).click()
  await page.locator('.cm-content').fill('<p>Hi {{ first_name | default: "there" }}</p>')
  await page.getByLabel('Who gets it').selectOption('list')
  await page.getByLabel('Addresses').fill([...willing, stranger, gone].join('\n'))
  await page.getByLabel('Emails a minute').fill('10') // slow enough for the pause
  await page.getByRole('button', { name: 'Save campaign' }).click()
  await expect(page).toHaveURL(/\/admin\/email\/campaign\?id=/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const send = page.getByRole('button', { name: 'Send campaign…' })
  await untilAlive(send)
  await expectAccessible(page, 'a campaign as it is written')

  await page.getByRole('button', { name: 'Send test…' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Send a test email' })
  const tryIt = drawer.getByRole('button', { name: 'Send test' })
  await pressInVain(page, tryIt, 'Failed to send test email')
  await expectAccessible(page, 'the test of a campaign')
  await tryIt.click()
  await expect(page.getByText('Test email sent successfully!')).toBeVisible()
  await expect.poll(() => mailedTo(`[Test] ${subject}`), { timeout: 60_000 }).toEqual([ADMIN.email])

  await page.reload()
  await untilAlive(send)
  await send.click()
  const question = page.getByRole('dialog', { name: 'Send this campaign now?' })
  await expect(question).toContainText('4 people of 6 would get it.')
  await expect(question).toContainText('1 left out: Unsubscribed')
  await expect(question).toContainText('1 left out: Has not agreed to marketing email')
  await expectAccessible(page, 'the question before a campaign')
  const go = question.getByRole('button', { name: 'Send to 4 people' })
  await pressInVain(page, go, 'Failed to send campaign')
  await go.click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await untilAlive(pause)
  await pause.click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a paused campaign')
  const resume = page.getByRole('button', { name: 'Resume' })
  await untilAlive(resume)
  await resume.click()

  await expect
    .poll(async () => (await mailedTo(subject)).toSorted(), { timeout: 120_000 })
    .toEqual(willing.toSorted())
  expect((await recipientsOf(id)).filter(({ status }) => status === 'excluded')).toEqual([
    expect.objectContaining({ email: gone, reason: 'Unsubscribed' }),
    expect.objectContaining({ email: stranger, reason: 'Has not agreed to marketing email' }),
  ])
  await page.goto(`/admin/email/campaign?id=${id}`)
  await expect(page.getByRole('button', { name: /Resend/ })).toHaveCount(0)
  await expectAccessible(page, 'the report of a campaign')
  await page.goto('/admin/email?q=Autumn')
  await expect(page.getByRole('row').filter({ hasText: subject })).toBeVisible()
  await expectAccessible(page, 'the campaigns')
  expect(await suppressionsOf(gone)).toEqual(['unsubscribed'])
})
