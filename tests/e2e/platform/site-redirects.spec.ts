import { randomUUID } from 'node:crypto'

import { staffApi } from '@/tests/support/e2e/staff'
import { expect, test } from '@/tests/support/e2e/test'

test('an old address leads on with a real redirect, as long as staff want it', async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 404/)
  const staff = await staffApi()
  const from = `/old-${randomUUID().slice(0, 8)}`
  const id = await staff.create('redirects', { from, to: '/support', type: '301', isActive: true })
  const ask = async () => {
    const answer = await request.get(`${from}?ref=ADA_123456`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? null] as const
  }

  const [status, location] = await ask()
  expect(status).toBe(301)
  expect(location).toMatch(/\/support\?ref=ADA_123456$/)
  await page.goto(from)
  await expect(page).toHaveURL(/\/support$/)

  await staff.update('redirects', id, { type: '302', to: 'https://elsewhere.example/summer' })
  expect(await ask()).toEqual([302, 'https://elsewhere.example/summer'])

  await staff.update('redirects', id, { isActive: false })
  expect(await ask()).toEqual([404, null])
  await page.goto(from)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  )
  await staff.remove('redirects', id)
  await staff.dispose()
})

test('no redirect stands in the way of a page of ours', { tag: '@release' }, async ({
  request,
}) => {
  const staff = await staffApi()
  const id = await staff.create('redirects', { from: '/terms', to: '/support', type: '302' })
  try {
    expect((await request.get('/terms', { maxRedirects: 0 })).status()).toBe(200)
  } finally {
    await staff.remove('redirects', id)
    await staff.dispose()
  }
})
