// @apart: it replaces what Next keeps, and its question for a draft.
import { expect, test, vi } from 'vitest'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

vi.mock('next/cache', async (original) => ({
  ...(await original<typeof import('next/cache')>()),
  cacheLife: () => undefined,
  cacheTag: () => undefined,
}))

vi.mock('next/headers', async (original) => ({
  ...(await original<typeof import('next/headers')>()),
  draftMode: async () => ({ isEnabled: false }),
}))

const { llmsText } = await import('@/src/queries/content/machine-files')

test('a fee that is not whole dollars has its cents', async () => {
  const payload = await testPayload()
  await builder(payload)('states', { filingFee: 1052.5 })
  expect(await llmsText('http://localhost:3000')).toContain('$1,052.50')
})
