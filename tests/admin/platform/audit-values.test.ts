import { expect, test } from 'vitest'
import { actionText, actLabel, fieldText } from '@/src/admin/platform/audit-text'
import { readable } from '@/src/admin/platform/audit-values'

test.each([
  ['role', 'sub_admin', 'Sub admin'],
  ['permissionGrants', ['view_orders', 'manage_leads'], 'View orders\nManage leads'],
  ['paidAt', '2026-11-22T14:28:33.949Z', 'Nov 22, 2026, 9:28 AM EST'],
  ['refundedMinor', 24_900, '$249.00'],
  ['staffTwoFactor', { since: null, required: false, graceDays: 7 }, 'Required: No\nGrace days: 7'],
  ['items', [{ id: 'x', label: 'EIN', amountMinor: 4900 }], 'Label: EIN\nAmount: $49.00'],
  ['answer', 'It is false_but spoken: null', 'It is false_but spoken: null'],
  ['note', '', ''],
  ['note', '<b>', '<b>'],
  ['isActive', true, 'Yes'],
  ['days', 24_900, '24900'],
  ['note', null, ''],
] as const)('%s %j reads %j', (name, value, text) => {
  expect(readable(value, { name, zone: 'America/New_York' })).toBe(text)
})

test('an amount is in the currency of its entry, and its field isn’t called minor', () => {
  const reading = { name: 'amountMinor', zone: 'UTC', currency: 'INR' } as const
  expect(readable(100_000, reading)).toContain('1,000')
  expect(fieldText('amountMinor')).toBe('Amount')
})

test.each([
  ['update', 'orders', 'Order changed'],
  ['create', 'cannedReplies', 'Canned reply added'],
  ['delete', 'seoPages', 'SEO page deleted'],
  ['update', 'privateSettings', 'Private settings changed'],
  ['show_invitation_link', 'users', 'User: invitation link shown'],
  ['view_as_customer', 'users', 'User: viewed as the customer'],
  ['paid out', 'payouts', 'Payout paid out'],
  ['alarm', 'payments', 'Payment raised an alarm'],
  ['sign_in_blocked', 'users', 'User: sign in blocked'],
])('%s of %s reads "%s"', (action, entity, text) => {
  expect(actionText({ action, entity })).toBe(text)
})

test('a filter names an action as the list does', () => {
  expect(actLabel('resend_receipt')).toBe('Receipt sent again')
  expect(actLabel('change_two_factor')).toBe('Two-factor sign-in changed')
})
