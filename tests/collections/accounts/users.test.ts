import { expect, test } from 'vitest'

import { users } from '@/collections/accounts/users'

const moments = new Map(
  users.fields.flatMap((field) => (field.type === 'date' ? [[field.name, field]] : [])),
)
const labelOf = (name: string) => moments.get(name)?.label

test('the moments of an account are named in words that staff know', () => {
  expect(['emailVerifiedAt', 'lastSeenAt', 'erasedAt'].map(labelOf)).toEqual([
    'Email confirmed',
    'Last seen',
    'Deleted',
  ])
})

test('the day of its deletion is shown only once an account is deleted', () => {
  const condition = moments.get('erasedAt')?.admin?.condition
  const isShown = (account: { erasedAt?: string | null }) =>
    condition?.(account, {}, { blockData: {}, operation: 'update', path: [], user: null })

  expect(isShown({ erasedAt: null })).toBe(false)
  expect(isShown({})).toBe(false)
  expect(isShown({ erasedAt: '2026-11-21T12:00:00.000Z' })).toBe(true)
})
