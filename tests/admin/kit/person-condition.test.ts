import type { Where } from 'payload'
import { expect, test } from 'vitest'

import { personCondition, withPerson } from '@/src/admin/kit/people/person-condition'

const two: Where = {
  or: [
    { and: [{ status: { equals: 'open' } }, { user: { equals: 'ada' } }] },
    { and: [{ user: { in: ['ben'] } }] },
  ],
}

test.each<[string, Where | undefined, number, object]>([
  ['the first of two', two, 0, { operator: 'equals', value: 'ada' }],
  ['the second of two', two, 1, { operator: 'in', value: 'ben' }],
  [
    'one that an address names by itself',
    { user: { equals: 'ada' } },
    0,
    { operator: 'equals', value: 'ada' },
  ],
  [
    'one that was just added',
    { or: [{ and: [{ user: { equals: undefined } }] }] },
    0,
    { operator: 'equals', value: undefined },
  ],
  ['none', undefined, 0, { operator: 'equals', value: undefined }],
])('%s is read from the filter of a list', (_name, where, nth, found) => {
  expect(personCondition(structuredClone(where), 'user', nth)).toEqual(found)
})

test('another person is put into the one condition, and the others stay', () => {
  expect(withPerson(structuredClone(two), { name: 'user', nth: 1, value: 'eve' })).toEqual({
    or: [two.or?.[0], { and: [{ user: { in: ['eve'] } }] }],
  })
  const [first] =
    withPerson(structuredClone(two), { name: 'user', nth: 0, value: undefined }).or ?? []
  expect(first?.and?.[1]).toEqual({ user: { equals: undefined } })
})
