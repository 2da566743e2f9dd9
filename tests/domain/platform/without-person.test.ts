import { expect, test } from 'vitest'

import { withoutPerson } from '@/src/domain/platform/without-person'

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test('an entry keeps what was done and loses whom it was done to', () => {
  const entry = {
    email: 'ada@example.com',
    firstName: 'ada',
    status: 'completed',
    totalMinor: 249_00,
    emailVerifiedAt: '2026-11-21T10:00:00.000Z',
    user: ID,
    isActive: true,
    phone: null,
    timeline: [{ stage: 'in_review', note: 'Ask Ada', at: '2026-11-21T10:00:00.000Z' }],
    billing: { line1: '1 Ada Road', country: 'US' },
    tags: ['Ada', 'Moss'],
  }

  expect(withoutPerson(entry)).toEqual({
    ...entry,
    email: '[removed]',
    firstName: '[removed]',
    timeline: [{ ...entry.timeline[0], note: '[removed]' }],
    billing: { line1: '[removed]', country: '[removed]' },
    tags: ['[removed]', '[removed]'],
  })
})

test('doing it twice changes nothing more', () => {
  const once = withoutPerson({ name: 'Ada', at: '2026-11-21' })

  expect(withoutPerson(once)).toEqual(once)
  expect(withoutPerson({})).toEqual({})
})
