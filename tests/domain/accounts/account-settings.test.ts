import { describe, expect, test } from 'vitest'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { sessionView } from '@/src/domain/accounts/session-view'
import { passwordInput } from '@/src/domain/accounts/settings-input'
import { MAIL_PREFERENCES, preferencesOf } from '@/src/domain/mail/mail-preferences'
import { MAIL_TEMPLATES, preferenceFor } from '@/src/domain/mail/mail-templates'
import { eraseInput } from '@/src/domain/privacy/erase-input'
import { erasedEmail, isBeingWorkedOn, isErased } from '@/src/domain/privacy/erasure'
import { ago } from '@/src/domain/vocabulary/time/ago'

const NOW = new Date('2026-11-21T12:00:00Z')
const earlier = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

describe('how long ago', () => {
  test.each([
    [20, 'just now'],
    [60, '1 minute ago'],
    [3 * 3600, '3 hours ago'],
    [26 * 3600, '1 day ago'],
    [40 * 86_400, '1 month ago'],
    [800 * 86_400, '2 years ago'],
    [-60, 'just now'],
  ])('%i seconds is %s', (seconds, words) => {
    expect(ago(earlier(seconds), NOW)).toBe(words)
  })
})

describe('a session', () => {
  const known = { id: 'one', userAgent: null, beganAt: earlier(86_400).toISOString() }

  test('says when it was last used, where that is well after it began', () => {
    const used = { ...known, lastSeenAt: earlier(7200).toISOString() }
    expect(sessionView(used, 'one', NOW)).toMatchObject({
      isThisOne: true,
      began: '1 day ago',
      lastSeen: '2 hours ago',
    })
  })

  test('says no more than that where it is not', () => {
    const fresh = { ...known, lastSeenAt: earlier(86_300).toISOString() }
    expect(sessionView(fresh, 'another', NOW)).toMatchObject({ isThisOne: false, lastSeen: null })
  })
})

describe('mail preferences', () => {
  test.each([
    'receipt',
    'refund',
    'renewal',
    'password-changed',
    'factor-changed',
    'email-change',
    'email-changed',
    'account-erased',
    'reset-password',
    'invitation',
    'resume-checkout',
    'constructor',
  ])('nobody can switch off %s', (template) => {
    expect(preferenceFor(template)).toBeNull()
  })

  test('reminders of deadlines have a switch of their own', () => {
    expect(preferenceFor('compliance-reminder')).toBe('complianceReminders')
  })

  test('every optional template hangs on a preference that there is', () => {
    const optional = Object.values(MAIL_TEMPLATES).flatMap((template) =>
      'unsubscribe' in template ? [template.unsubscribe] : [],
    )
    expect(optional).toHaveLength(7)
    for (const name of optional) expect(MAIL_PREFERENCES).toHaveProperty(name)
  })

  test('are on for notices and reminders, off for marketing, until somebody says', () => {
    const defaults = { email: true, complianceReminders: true, marketing: false }
    expect(preferencesOf(null)).toEqual(defaults)
    expect(preferencesOf({ email: null })).toEqual(defaults)
    expect(preferencesOf({ email: false })).toEqual({ ...defaults, email: false })
  })
})

describe('deleting an account', () => {
  test.each([
    ['processing', 'paid', true],
    ['pending', 'paid', true],
    ['pending', 'pending', false],
    ['pending', 'failed', false],
    ['completed', 'paid', false],
    ['cancelled', 'refunded', false],
    ['processing', 'refunded', false],
    ['pending', 'refunded', false],
  ] as const)('an order that is %s and %s is being worked on: %s', (status, paymentStatus, is) => {
    expect(isBeingWorkedOn({ status, paymentStatus })).toBe(is)
  })

  test('leaves an address that takes no mail and is known as such', () => {
    expect(isErased(erasedEmail('9f1c2b7a'))).toBe(true)
    expect(isErased('erased@example.com')).toBe(false)
  })

  test.each(['DELETE', ' delete ', 'Delete'])('%j is enough of a word', (confirmation) => {
    expect(eraseInput.safeParse({ currentPassword: 'x', confirmation }).success).toBe(true)
  })
})

test('a new password differs from the old one and is typed twice', () => {
  const input = passwordInput('customer', 6)
  const same = { currentPassword: 'harbor', newPassword: 'harbor', confirmPassword: 'habour' }
  const fields = input.safeParse(same).error?.issues.map(({ path }) => path.join())
  expect(fields).toEqual(expect.arrayContaining(['confirmPassword']))
  const typed = { ...same, confirmPassword: 'harbor' }
  expect(input.safeParse(typed).error?.issues[0]?.path).toEqual(['newPassword'])
})

test('a masked address is one that its owner recognises', () => {
  expect(maskedEmail('ada@example.com')).toBe('a•••@example.com')
})
