import { expect, test } from 'vitest'

import { remindOfDetails } from '@/src/services/filing/ask-for-filing'
import { builder } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { testPayload } from '@/tests/support/database'
import { mailsWhere } from '@/tests/support/mail/mailbox'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()

const HOUR = 3_600_000
const line = { amountMinor: 49_00, refundable: true, billing: 'once' } as const

const unanswered = (user: string | null, more: Data<'orders'>['lines'] = []) =>
  builder(payload)('orders', {
    user,
    serviceType: 'itin',
    status: 'processing',
    paymentStatus: 'paid',
    paidAt: new Date(Date.now() - 25 * HOUR).toISOString(),
    lines: [
      { ...line, kind: 'service', ref: 'itin', label: 'ITIN', service: 'itin' },
      ...(more ?? []),
    ],
    totalMinor: 49_00,
  })

async function reminderOf(order: string) {
  const ofIt = { order: { equals: order }, template: { equals: 'details-reminder' } }
  return (await mailsWhere(payload, ofIt))[0]?.text ?? ''
}

test('a reminder leads to the form itself, with an account and without', async () => {
  const own = await unanswered((await person(payload)).id)
  const guest = await unanswered(null)

  await remindOfDetails(payload)

  expect(await reminderOf(own.id)).toContain(`/dashboard/orders/${own.id}#details-itin`)
  expect(await reminderOf(guest.id)).toMatch(
    new RegExp(`/orders/${guest.id}/open\\?token=[^&]+&details=`),
  )
})

test('a reminder says how long all that is missing takes together', async () => {
  const ein = { ...line, kind: 'add_on', ref: 'ein', label: 'EIN', service: 'ein' } as const
  const { id } = await unanswered(null, [ein])

  await remindOfDetails(payload)

  expect(await reminderOf(id)).toContain('It takes about 15 minutes.')
})
