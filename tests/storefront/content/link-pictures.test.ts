import { readFile } from 'node:fs/promises'

import { beforeEach, expect, test, vi } from 'vitest'

import { GET } from '@/src/app/og/[[...path]]/route'
import { pageTitle } from '@/src/queries/content/seo'

vi.mock('node:fs/promises', { spy: true })
vi.mock('next/og', () => ({ ImageResponse: class extends Response {} }))
vi.mock('@/src/queries/careers/openings', () => ({
  getOpenings: () => Promise.resolve([{ slug: 'clerk' }]),
}))
vi.mock('@/src/queries/content/seo', () => ({ pageTitle: vi.fn(() => Promise.resolve('Title')) }))
vi.mock('@/src/queries/content/settings', () => ({
  getSettings: () => Promise.resolve({ companyName: 'Charterdesk', brand: {} }),
}))

beforeEach(() => vi.clearAllMocks())

const picture = (address: string) =>
  GET(new Request(`http://localhost:3000/og${address}`), {
    params: Promise.resolve({ path: address.split('/').slice(1) }),
  })

test.each([
  '/careers/made-up',
  '/careers/clerk/made-up',
  '/careers/',
  '/admin/made-up',
  '/api/made-up',
  '/orders/made-up',
  '/checkout/made-up',
  '/llc/atlantis',
])('there is no picture of %s, and nothing is looked up for it', async (address) => {
  expect((await picture(address)).status).toBe(404)
  expect(pageTitle).not.toHaveBeenCalled()
})

test('pages that are shared and open positions have one, whose font is read once', async () => {
  for (const address of ['/support', '/llc/texas', '/checkout/ein', '/auth', '/careers/clerk']) {
    expect((await picture(address)).status, address).toBe(200)
  }
  const reads = vi.mocked(readFile).mock.calls.filter(([path]) => String(path).endsWith('.woff'))
  expect(reads).toHaveLength(1)
})
