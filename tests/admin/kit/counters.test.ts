import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { countersFor } from '@/src/admin/kit/nav/counters'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()

async function countersOf(data: object) {
  const user = await builder(payload)('users', data)
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return countersFor(req)
}

test('what waits is counted for those who may open it, and for nobody else', async () => {
  const before = (await countersOf({ role: 'admin' }))[adminHref('tickets')] ?? 0
  await builder(payload)('tickets', { status: 'open' })
  await builder(payload)('tickets', { status: 'closed' })

  expect((await countersOf({ role: 'admin' }))[adminHref('tickets')]).toBe(before + 1)
  const without = { role: 'sub_admin', permissionDenials: ['view_support', 'manage_support'] }
  expect(await countersOf(without)).not.toHaveProperty([adminHref('tickets')])
  expect(await countersOf({ role: 'user' })).toEqual({})
})
