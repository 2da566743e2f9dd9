import { expect, test } from 'vitest'

import { countCompaniesFormed } from '@/src/queries/orders/companies-formed'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const build = builder(payload)

const at = '2026-11-20T12:00:00.000Z'
const APPROVED = {
  timeline: [{ at, stage: 'approved' as const, service: 'llc' as const }],
}

test('only LLCs that a state has approved count, and none that was paid for in the sandbox', async () => {
  await build('orders', APPROVED)
  await build('orders', { timeline: [{ at, stage: 'delivered' }] })
  const real = await build('orders', APPROVED)
  await build('payments', { order: real.id, sandbox: false })

  const practice = await build('orders', APPROVED)
  await build('payments', { order: practice.id })
  await build('orders', { ...APPROVED, paymentStatus: 'pending' })
  await build('orders', { ...APPROVED, companyType: 'corporation' })
  await build('orders', { ...APPROVED, kind: 'extra' })
  await build('orders', { timeline: [{ at, stage: 'submitted', service: 'llc' }] })
  await build('orders', { timeline: [{ at, stage: 'delivered', service: 'ein' }] })

  expect(await countCompaniesFormed(payload)).toBe(3)
})
