import { expect, test } from 'vitest'

import { isUnreadByCustomer, isUnreadByStaff } from '@/src/domain/support/ticket-queue'

const [one, two] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z']

test('an answer is unread until the customer has looked since', () => {
  expect(isUnreadByCustomer({ lastStaffAt: null })).toBe(false)
  expect(isUnreadByCustomer({ lastStaffAt: one, customerReadAt: null })).toBe(true)
  expect(isUnreadByCustomer({ lastStaffAt: two, customerReadAt: one })).toBe(true)
  expect(isUnreadByCustomer({ lastStaffAt: one, customerReadAt: one })).toBe(false)
})

test('a message waits for staff until one of them has read or answered it', () => {
  expect(isUnreadByStaff({ lastMessageAt: one })).toBe(true)
  expect(isUnreadByStaff({ lastMessageAt: one, staffReadAt: one })).toBe(false)
  expect(isUnreadByStaff({ lastMessageAt: two, lastStaffAt: two })).toBe(false)
  expect(isUnreadByStaff({ lastMessageAt: two, lastStaffAt: one, staffReadAt: one })).toBe(true)
})
