import { expect, test } from 'vitest'

import { timelineInput } from '@/src/domain/orders/timeline-input'

const input = timelineInput(() => Date.parse('2026-11-21T20:00:00Z'))
const approved = { stage: 'approved', service: 'llc', seen: 0 }

test('the day on the certificate is today or past, also where it is tomorrow already', () => {
  expect(input.safeParse({ ...approved, formedOn: '2026-11-22' }).success).toBe(true)
  expect(input.safeParse({ ...approved, formedOn: '2026-11-23' }).error?.issues[0]?.message).toBe(
    'The date on the certificate can’t be in the future',
  )
})

test('what the system itself notes is nothing that staff may add', () => {
  expect(input.safeParse({ stage: 'paid', seen: 0 }).error?.issues[0]?.message).toBe(
    'Choose what happened',
  )
})
